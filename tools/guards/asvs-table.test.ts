import { expect, test } from "vitest";
import { requirements } from "../asvs/requirements.ts";
import { asvsTable } from "./asvs-table.ts";

const others = [
  {
    path: "apps/a/x.test.ts",
    text: 'test("[SEC-005] the cookie is long", () => {});\ntest.each([1])("each %s", () => {});',
  },
  { path: "apps/a/limits.ts", text: "export const max = 5;" },
];
const good = (number: string, level: number) =>
  `| ${number} | ${level} | Something | proved | \`apps/a/x.test.ts\` "[SEC-005] the cookie" |`;
const lines = [...requirements].map(([number, level]) => good(number, level));

function findings(change: (lines: string[]) => string[]): string[] {
  const table = { path: "docs/security/asvs.md", text: ["# ASVS", ...change([...lines])].join("\n") };
  return asvsTable.check([table, ...others]).map(({ what }) => what);
}
const withLast = (line: string) => (all: string[]) => [...all.slice(0, -1), line];
const [last] = [...requirements.keys()].slice(-1) as [string];

test("[SEC-014] a whole table with living references passes", () => {
  expect(findings((all) => all)).toEqual([]);
  expect(requirements.size).toBe(60);
});

test("[SEC-014] a missing line, a double one, an unknown number and a wrong level are found", () => {
  expect(findings((all) => all.slice(1))).toEqual(["6.1.1 is missing"]);
  expect(findings((all) => [...all, all[0]!])).toEqual(["6.1.1 stands here twice"]);
  expect(findings((all) => [...all, good("6.3.8", 2)])).toEqual([expect.stringContaining("6.3.8 is no requirement")]);
  expect(findings((all) => [good("6.1.1", 2), ...all.slice(1)])).toEqual(["6.1.1 is of level 1"]);
});

test.each([
  ["a file that is gone", 'proved | `apps/a/gone.test.ts` "x"', "does not exist"],
  ["a title that changed", 'proved | `apps/a/x.test.ts` "[SEC-005] the biscuit"', "no test whose title begins"],
  ["a test without its title", "proved | `apps/a/x.test.ts`", "without the title"],
  ["a setting that says something else", 'set | `apps/a/limits.ts` "max = 6"', "does not say"],
  ["a proof that is no test", 'proved | `apps/a/limits.ts` "max = 5"', "names no test"],
  ["a setting without a file", "set | by default", "names no file"],
  ["a departure without a reason", "departs | D13", "gives no reason"],
  ["a made-up verdict", "fine | we are sure of it, and have been for a long time", "only proved, set"],
])("[SEC-014] %s is found", (_name, cells, what) => {
  expect(findings(withLast(`| ${last} | 2 | Something | ${cells} |`)).join("\n")).toContain(what);
});

test("[SEC-014] settings, departures with a reason and titles of test.each are accepted", () => {
  for (const cells of [
    'set | `apps/a/limits.ts` "max = 5"',
    'proved | `apps/a/x.test.ts` "each"',
    "departs | The specification asks for it, and it never suffices alone.",
  ])
    expect(findings(withLast(`| ${last} | 2 | Something | ${cells} |`))).toEqual([]);
});

test("[SEC-014] a dead reference of another document on security is found", () => {
  const text = ["# ASVS", ...lines].join("\n");
  const table = { path: "docs/security/asvs.md", text };
  const other = { path: "docs/security/accounts.md", text: "Limits\n`apps/a/limits.ts`, `apps/a/gone.ts`" };
  expect(asvsTable.check([table, other, ...others])).toEqual([
    { path: other.path, line: 2, what: "apps/a/gone.ts does not exist" },
  ]);
});
