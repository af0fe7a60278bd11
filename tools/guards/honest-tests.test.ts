import { expect, test } from "vitest";
import { honestTests } from "./honest-tests.ts";

const findings = (text: string, path = "packages/domain/src/a.test.ts") => honestTests.check([{ path, text }]);

// The words are put together here, so that this file does not break the rule it tests.
const ignore = (kind: string) => `// @ts-${kind}`;

test.each([
  `it.only("a", () => {});`,
  `test.skip("a", () => {});`,
  `describe.skip("a", () => {});`,
  `test.todo("a");`,
  `test.skipIf(true)("a", () => {});`,
  `test.only.each([1])("a", () => {});`,
  `xit("a", () => {});`,
  `${ignore("ignore")}\nconst x: string = 1;`,
  `${ignore("nocheck")}\nconst x = 1;`,
  `${ignore("expect-error")}\nconst x: string = 1;`,
  "// biome-ignore lint/suspicious/noConsole: <explanation>\nconsole.log(1);",
  "// biome-ignore lint/suspicious/noConsole: ok\nconsole.log(1);",
])("refused: %s", (text) => {
  expect(findings(text)).toHaveLength(1);
});

test.each([
  `test("a", () => {});`,
  `test.each([1])("a", () => {});`,
  `list.skip(2); page.only();`,
  `${ignore("expect-error")}: the library's type forgets null\nconst x = 1;`,
  "// biome-ignore lint/suspicious/noConsole: the runner prints its result\nconsole.log(1);",
  `const text = "${ignore("ignore")}";`,
])("allowed: %s", (text) => {
  expect(findings(text)).toEqual([]);
});

test("journeys are looked at too", () => {
  expect(findings(`test.fixme("a", () => {});`, "e2e/journeys/a.journey.ts")).toHaveLength(1);
});
