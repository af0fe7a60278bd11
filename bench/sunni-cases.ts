import { readFileSync } from "node:fs";
import type { Counts } from "@heirlock/law/succession/heirs";
import { divideSunni } from "@heirlock/law/succession/sunni/divide";
import { type SchoolName, schools } from "@heirlock/law/succession/sunni/schools";
import { readVectors } from "@heirlock/law/vectors/vector";
import { median } from "./load/throughput.ts";
import type { Figure } from "./report.ts";

const worked = new URL("../packages/law/vectors/inheritance-vectors.json", import.meta.url);

/** Every worked Sunni family under every school, over and over: cases a second on one core. */
export function sunniCases(rounds: number, seconds: number): Figure {
  const families = readVectors(readFileSync(worked, "utf8"))
    .filter(({ system }) => system === "islamic-sunni")
    .map(({ family }) => family as Counts);
  const figures = Array.from({ length: rounds }, () => casesPerSecond(families, seconds));
  return {
    name: "[PRF-015] Sunni cases",
    figure: median(figures),
    target: 50_000,
    floor: 15_000,
    unit: "/s",
    better: "higher",
  };
}

function casesPerSecond(families: readonly Counts[], seconds: number): number {
  const names = Object.keys(schools) as SchoolName[];
  const start = performance.now();
  const end = start + seconds * 1000;
  let cases = 0;
  let now = start;
  while (now < end) {
    for (const name of names) for (const family of families) divideSunni(family, name);
    cases += names.length * families.length;
    now = performance.now();
  }
  return (cases * 1000) / (now - start);
}
