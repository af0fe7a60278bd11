import { expect, test } from "vitest";
import { namedStatements } from "./named-statements.ts";

const queries = "apps/server/src/slices/assets/assets.queries.ts";
const found = (path: string, text: string) =>
  namedStatements.check([{ path, text }]).map(({ line, what }) => `${line} ${what}`);

test("a statement outside of the exports of a queries file is found", () => {
  const text = 'const hidden = statement("assets-hidden", "select 1");';
  const missed = "1 declares a statement that no .queries.ts exports: nobody checks it against the schema";
  expect(found(queries, text)).toEqual([missed]);
  expect(found("apps/server/src/slices/assets/list-assets.ts", `export ${text}`)).toEqual([missed]);
  expect(found(queries, `export ${text}`)).toEqual([]);
});

test("two statements of one name are found: the database would keep the first", () => {
  const text = 'export const a = statement("assets-a", "");\nexport const b = statement(\n  "assets-a", "");\n';
  expect(found(queries, text)).toEqual([`2 names a statement like ${queries}: assets-a`]);
});
