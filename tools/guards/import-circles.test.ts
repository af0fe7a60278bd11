import { expect, test } from "vitest";
import { importCircles } from "./import-circles.ts";

const findings = (files: Record<string, string>) =>
  importCircles.check(Object.entries(files).map(([path, text]) => ({ path, text })));

test.each([
  ["a value", 'import { a } from "./a.ts";'],
  ["a type", 'import type { A } from "./a.ts";'],
  ["what is loaded on demand", 'const a = () => import("./a.ts");'],
  ["a re-export", 'export { a } from "./a.ts";'],
])("a circle closed by %s is found, with the way around it", (_, closing) => {
  const found = findings({
    "src/a.ts": '\nimport { b } from "./inner/b.ts";',
    "src/inner/b.ts": 'export * from "../c.ts";',
    "src/c.ts": closing,
    "src/d.ts": 'import { a } from "./a.ts";',
  });
  expect(found).toEqual([
    {
      path: "src/a.ts",
      line: 2,
      what: "leads back to itself: src/a.ts → src/inner/b.ts → src/c.ts → src/a.ts (3 files are involved)",
    },
  ]);
});

test("two ways to the same file, tests and workers are no circle", () => {
  expect(
    findings({
      "src/a.ts": 'import "./b.ts"; import "./c.ts";',
      "src/b.ts": 'import "./c.ts";',
      "src/c.ts": 'new Worker(new URL("./a.ts", import.meta.url));',
      "src/c.test.ts": 'import "./a.ts"; import "./c.test.ts";',
    }),
  ).toEqual([]);
});
