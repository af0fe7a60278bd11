import { expect, test } from "vitest";
import { entryBySession } from "./entry-by-session.ts";

const asked = "using (holder_id = (select current_setting('app.user_id', true)::uuid))";
const found = (path: string, text = asked) => entryBySession.check([{ path, text }]);

test("no policy, function or statement asks the setting any more", () => {
  expect(found("packages/db/migrations/0023-wills.sql")).toHaveLength(1);
  expect(
    found("apps/server/src/slices/wills/wills.queries.ts", "select set_config('app.user_id', $1, true)"),
  ).toHaveLength(1);
  expect(found("packages/db/migrations/0023-wills.sql", "using (holder_id = (select auth.estate()))")).toEqual([]);
});

test("what was written before it was replaced stays as it was, and tests may try to forge it", () => {
  expect(found("packages/db/migrations/0005-assets.sql")).toEqual([]);
  expect(found("apps/server/src/slices/wills/forge.test.ts")).toEqual([]);
});
