import { expect, test } from "vitest";
import { knownRequirements } from "./known-requirements.ts";

const ledger = { path: "docs/requirements/ast.md", text: "| AST-001 | The page. | x | screen | y |" };
const findings = (title: string) =>
  knownRequirements.check([ledger, { path: "packages/domain/src/a.test.ts", text: `test("${title}", () => {});` }]);

test("a test that names an unknown requirement fails", () => {
  expect(findings("[AST-001] known")).toEqual([]);
  expect(findings("[AST-901] unknown")).toMatchObject([{ line: 1, what: expect.stringContaining("AST-901") }]);
  expect(findings("[AST-001, ASX-001] half known")).toHaveLength(1);
});
