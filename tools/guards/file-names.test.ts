import { expect, test } from "vitest";
import { fileNames } from "./file-names.ts";

const findings = (path: string) => fileNames.check([{ path, text: "" }]);

test.each([
  "apps/web/src/platform/utils.ts",
  "apps/web/src/helpers/date.ts",
  "packages/domain/src/common.ts",
  "packages/domain/src/misc.test.ts",
  "apps/server/src/slices/assets/list-assets-v2.ts",
  "apps/server/src/slices/assets/date-helpers.ts",
  "packages/law/src/legacy/engine.ts",
  "packages/law/src/new.ts",
  "apps/web/src/ui/AssetCard.tsx",
])("refused: %s", (path) => {
  expect(findings(path)).toHaveLength(1);
});

test.each([
  "packages/domain/src/account/common-passwords.ts",
  "apps/web/src/features/account/new-password.tsx",
  "apps/server/src/slices/assets/assets.queries.ts",
  "packages/db/migrations/0001-roles-and-schemas.sql",
  "README.md",
  ".ci/run",
])("allowed: %s", (path) => {
  expect(findings(path)).toEqual([]);
});
