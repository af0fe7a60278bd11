import { expect, test } from "vitest";
import { quotedStrings } from "./quoted-strings.ts";

const ledger = {
  path: "docs/requirements/ast.md",
  text: [
    '| AST-001 | The page is titled "All Assets". | 1 string | screen | y |',
    '| AST-002 | It says "{n} of {max} used" or "View all N ...". | "Limit: No more room." | screen | y |',
  ].join("\n"),
};
const findings = (...tests: string[]) =>
  quotedStrings
    .check([ledger, ...tests.map((text, at) => ({ path: `apps/web/src/t${at}.test.tsx`, text }))])
    .map(({ what }) => what);
const looks = (id: string, ...strings: string[]) =>
  `test("[${id}] a", () => { ${strings.map((one) => `expect(page).toContain(${JSON.stringify(one)});`).join("")} });`;

test("a test that names a row without looking at its words is found", () => {
  expect(findings(looks("AST-001", "Assets"))).toEqual(['names AST-001, and no test that does looks at "All Assets"']);
  expect(findings(looks("AST-001", "All Assets"))).toEqual([]);
  expect(findings(looks("AST-001"), looks("AST-001", "All Assets"))).toEqual([]);
  // In a test of something else it proves nothing about this row.
  expect(findings(looks("AST-001"), 'test("other", () => expect(page).toContain("All Assets"));')).toHaveLength(1);
});

test("titles and comments are no looks, patterns and templates are", () => {
  expect(findings('test("[AST-001] All Assets", () => {}); // "All Assets"')).toHaveLength(1);
  expect(findings('test("[AST-001] a", () => expect(page).toMatch(/^All Assets$/));')).toEqual([]);
  expect(findings("test('[AST-001] a', () => expect(page).toBe(`All Assets $" + "{count}`));")).toEqual([]);
});

test("placeholders hold anything, and a colon parts a title from its text", () => {
  const whole = ["3 of 5 used", "View all 7 cars", "Limit", "No more room."];
  expect(findings(looks("AST-002", ...whole))).toEqual([]);
  for (const missing of whole)
    expect(findings(looks("AST-002", ...whole.filter((one) => one !== missing)))).toHaveLength(1);
});

test("a row that no test names asks for nothing", () => {
  expect(findings('test("a", () => {});')).toEqual([]);
});
