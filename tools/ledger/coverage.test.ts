import { describe, expect, test } from "vitest";
import { coverageByArea, unknownIds } from "./coverage.ts";
import { namedIds } from "./named-ids.ts";
import { readLedger } from "./read-ledger.ts";

const ledgerFile = {
  path: "docs/requirements/ast.md",
  text: [
    "# AST: Assets",
    "| ID | Requirement | Constants / values | Kind | Source |",
    "|---|---|---|---|---|",
    "| AST-001 | The page is at a path. | `/assets` | screen | here |",
    "| AST-002 | It has tabs. | 4 | screen | here |",
    "| AST-003 | It has cards. | n | screen | here |",
  ].join("\n"),
};
const ledger = readLedger([ledgerFile]);
const testFile = (text: string, path = "packages/domain/src/x.test.ts") => ({ path, text });

describe("the ledger", () => {
  test("gives every row with its area, text and kind", () => {
    expect([...ledger.keys()]).toEqual(["AST-001", "AST-002", "AST-003"]);
    expect(ledger.get("AST-001")).toEqual({
      id: "AST-001",
      area: "AST",
      text: "The page is at a path.",
      kind: "screen",
      quotable: "The page is at a path. `/assets`",
    });
  });

  test("refuses an id given twice and a row in a foreign file", () => {
    expect(() =>
      readLedger([{ ...ledgerFile, text: `${ledgerFile.text}\n| AST-001 | Again. | x | rule | y |` }]),
    ).toThrow("twice");
    expect(() => readLedger([{ path: "docs/requirements/vlt.md", text: ledgerFile.text }])).toThrow("another area");
  });
});

describe("the ids that tests name", () => {
  const idsIn = (text: string, path?: string) => namedIds([testFile(text, path)]).map((one) => one.id);

  test("are read from single titles, lists, templates, each and Playwright's describe", () => {
    expect(idsIn(`test("[AST-001] a", () => {});`)).toEqual(["AST-001"]);
    expect(idsIn(`it("[AST-001, AST-002] a", () => {});`)).toEqual(["AST-001", "AST-002"]);
    expect(idsIn(`test(\`[AST-001] \${page} fits\`, () => {});`)).toEqual(["AST-001"]);
    expect(idsIn(`test.each([1, 2])("[AST-003] %s", () => {});`)).toEqual(["AST-003"]);
    expect(idsIn(`test.describe("[AST-002] a", () => {});`, "e2e/journeys/a.journey.ts")).toEqual(["AST-002"]);
  });

  test("are the names of figures in bench, and nothing else there", () => {
    expect(idsIn(`figure({ name: "[AST-001] list", ratio: 1 });`, "bench/list.ts")).toEqual(["AST-001"]);
    expect(idsIn(`log("see [AST-001]");`, "bench/list.ts")).toEqual([]);
  });

  test("are not read from comments, product code or other strings of a test", () => {
    expect(idsIn(`// [AST-001]\ntest("a", () => expect("[AST-002]").toBe(1));`)).toEqual([]);
    expect(idsIn(`test("[AST-001] a", () => {});`, "packages/domain/src/x.ts")).toEqual([]);
  });
});

describe("coverage", () => {
  const named = namedIds([testFile(`test("[AST-001, AST-003] a", () => {});`)]);

  test("counts the rows a test names and lists the others", () => {
    const [area] = coverageByArea(ledger, named);
    expect(area).toMatchObject({ area: "AST", rows: 3, covered: 2 });
    expect(area?.missing.map((row) => row.id)).toEqual(["AST-002"]);
  });

  test("finds an id that is not in the ledger, and a mistyped one", () => {
    expect(unknownIds(ledger, named)).toEqual([]);
    const wrong = namedIds([testFile(`test("[AST-999] a", () => {});\ntest("[AST-1..3] b", () => {});`)]);
    expect(unknownIds(ledger, wrong)).toMatchObject([
      { id: "AST-999", line: 1 },
      { id: "AST-1..3", line: 2 },
    ]);
  });
});
