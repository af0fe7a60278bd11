// `pnpm law:vectors FILE`: divides every worked case of a file and compares with what it expects.
import { readFileSync } from "node:fs";
import { inWords, runVector } from "@heirlock/law/vectors/run-vector";
import { readVectors, type Vector } from "@heirlock/law/vectors/vector";

const path = process.argv[2];
if (!path) stop("Which file? pnpm law:vectors FILE");

let failed = 0;
const vectors = read(path);
for (const vector of vectors) {
  const wrong = runVector(vector).filter((run) => !run.passed);
  if (wrong.length > 0) failed++;
  for (const { profile, expected, computed } of wrong) {
    console.log(`${vector.id} (${profile}), ${vector.source ?? "no source"}`);
    console.log(`  expected ${inWords(expected) || "nothing"}`);
    console.log(`  computed ${inWords(computed) || "nothing"}`);
  }
}
if (vectors.length === 0) console.log("No vectors in it");
console.log(`${vectors.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || vectors.length === 0 ? 1 : 0;

function read(file: string): readonly Vector[] {
  try {
    return readVectors(readFileSync(file, "utf8"));
  } catch (error) {
    return stop(`${file}: ${(error as Error).message}`);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
