import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlacedMutant } from "../mutant.ts";
import { runMutants } from "../run-mutants.ts";

/** Runs mutants over the small project of the tool's own test, in a process of its own. */
const folder = process.argv[2]!;
const files = ["package.json", "vitest.config.ts", "door.ts", "door.test.ts"];
const text = readFileSync(join(folder, "door.ts"), "utf8");

function mutant(name: string, find: string, replace: string, title = /opens at eight/): PlacedMutant {
  const mutated = text.replace(find, replace);
  return {
    name,
    in: "door.ts",
    find,
    replace,
    red: [],
    path: "door.ts",
    text,
    mutated,
    tests: [{ path: "door.test.ts", title }],
  };
}

const stuck = `const lock = (): boolean => {
  throw new Error("The door is stuck");
};
export const isOpen = (hour: number) => lock() && hour >= 8`;

const judged = await runMutants(
  { root: folder, files },
  [
    mutant("opens at nine", "hour >= 8", "hour >= 9"),
    mutant("the sign says Closed", "'Open'", "'Closed'"),
    mutant("a file is missing", "export const sign", 'import "./missing.ts";\nexport const sign'),
    mutant("throws", "export const isOpen = (hour: number) => hour >= 8", stuck),
    mutant("judged by a red test", "hour >= 8", "hour >= 9", /is red already/),
    mutant("opens at seven, after all others", "hour >= 8", "hour >= 7"),
  ],
  () => {},
);
console.log(JSON.stringify(judged));
// Vitest leaves 1 behind when a test failed, which is what mutants are for.
process.exitCode = 0;
