import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readProjectFiles, root } from "../source/files.ts";
import { allMutants } from "./all-mutants.ts";
import { type Mutant, place, placeAll } from "./mutant.ts";
import { pick } from "./pick.ts";
import type { Judged } from "./run-mutants.ts";

describe("the list", () => {
  test("has at least 74 mutants, each with its place and its tests in the project of today", () => {
    expect(allMutants.length).toBeGreaterThanOrEqual(74);
    expect(placeAll(allMutants, readProjectFiles())).toHaveLength(allMutants.length);
  });

  test("has no name twice", () => {
    const names = allMutants.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe("a mutant", () => {
  const mutant: Mutant = { name: "m", in: "door.ts", find: "a < b", replace: "a <= b", red: ["[KEY-001] shut"] };
  const product = (text: string, path = "packages/domain/src/door.ts") => ({ path, text });
  const suite = (text: string, path = "packages/domain/src/door.test.ts") => ({ path, text });
  const shut = suite('test("[KEY-001] shut", () => {});');

  test("is found by the name of its file, and by its text alone where the file has moved", () => {
    for (const path of ["packages/domain/src/door.ts", "apps/server/src/gate/door.ts", "packages/law/src/gates.ts"]) {
      const placed = place(mutant, [product("if (a < b) open();", path), shut]);
      expect(placed).toMatchObject({ path, mutated: "if (a <= b) open();" });
      expect(placed.tests).toMatchObject([{ path: shut.path }]);
    }
  });

  test("fails loudly when its text is gone, stands there twice, or stands in a test only", () => {
    for (const files of [
      [product("if (a > b) open();")],
      [product("a < b; a < b")],
      [product("a < b"), product("a < b", "apps/web/src/door.ts")],
      [suite("a < b")],
    ])
      expect(() => place(mutant, [...files, shut])).toThrow("not once");
  });

  test("fails loudly when no test, or more than one file, has its title", () => {
    expect(() => place(mutant, [product("a < b"), suite("nothing")])).toThrow("0 test files");
    const other = { ...shut, path: "packages/law/src/door.test.ts" };
    expect(() => place(mutant, [product("a < b"), shut, other])).toThrow("2 test files");
  });
});

test("the same seed picks the same ones, each once", () => {
  const all = Array.from({ length: 80 }, (_, n) => n);
  const twelve = pick(all, 12, 7);
  expect(new Set(twelve).size).toBe(12);
  expect(pick(all, 12, 7)).toEqual(twelve);
  expect(pick(all, 12, 8)).not.toEqual(twelve);
  expect(pick(all, 100, 7).toSorted((a, b) => a - b)).toEqual(all);
});

describe("a run over a small project", () => {
  let folder: string;
  let judged: Judged[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "heirlock-sample-"));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    write("package.json", '{ "type": "module" }');
    write("vitest.config.ts", "export default {};");
    write("door.ts", "export const isOpen = (hour: number) => hour >= 8 && hour < 18;\nexport const sign = 'Open';\n");
    write(
      "door.test.ts",
      `import { expect, test } from "vitest";
       import { isOpen } from "./door.ts";
       test("opens at eight", () => expect([isOpen(7), isOpen(8)]).toEqual([false, true]));
       test("is red already", () => expect(isOpen(3)).toBe(true));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, "testing/sample-run.ts"),
      folder,
    ]);
    judged = JSON.parse(stdout.trim().split("\n").at(-1)!);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  const verdictOf = (name: string) => judged.find((one) => one.name === name);

  test("a mutant that a test notices is killed, by that test", () => {
    expect(verdictOf("opens at nine")).toMatchObject({ verdict: "killed", why: "opens at eight" });
  });

  test("a mutant that nothing notices is reported as survived", () => {
    expect(verdictOf("the sign says Closed")).toMatchObject({ verdict: "survived" });
  });

  test("a mutant that cannot even be loaded is an error, and so is one whose test is red without it", () => {
    expect(verdictOf("a file is missing")).toMatchObject({ verdict: "error" });
    expect(verdictOf("throws")).toMatchObject({ verdict: "error", why: "The door is stuck" });
    expect(verdictOf("judged by a red test")).toMatchObject({ verdict: "error" });
  });

  test("one mutant leaves nothing behind for the next", () => {
    expect(verdictOf("opens at seven, after all others")).toMatchObject({ verdict: "killed" });
  });
});
