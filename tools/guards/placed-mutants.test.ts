import { expect, test } from "vitest";
import { readProjectFiles } from "../source/files.ts";
import { misplaced, placedMutants } from "./placed-mutants.ts";

const door = { name: "opens early", in: "door.ts", find: "hour >= 8", replace: "hour >= 7", red: ["opens at eight"] };
const product = { path: "packages/domain/src/door.ts", text: "export const isOpen = (hour: number) => hour >= 8;" };
const suite = { path: "packages/domain/src/door.test.ts", text: 'test("opens at eight", () => {});' };

test("a mutant with its place and its test is fine", () => {
  expect(misplaced([door], [product, suite])).toEqual([]);
});

test("a mutant whose line was rewritten, or whose test was renamed, is found", () => {
  const rewritten = { ...product, text: product.text.replace(">= 8", "> 7") };
  const renamed = { ...suite, text: 'test("opens in time", () => {});' };
  for (const files of [
    [rewritten, suite],
    [product, renamed],
  ])
    expect(misplaced([door], files)).toMatchObject([{ what: expect.stringContaining("opens early: ") }]);
});

test("the project's own mutants are looked for in the project", () => {
  const files = readProjectFiles();
  expect(placedMutants.check(files)).toEqual([]);
  const without = files.filter(({ path }) => !path.endsWith("billing/plans.ts"));
  expect(placedMutants.check(without)).not.toEqual([]);
});
