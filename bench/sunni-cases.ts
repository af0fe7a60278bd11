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

/** Seconds of the processor, not of the clock: others on the machine take nothing away from one core. */
function casesPerSecond(families: readonly Counts[], seconds: number): number {
  const names = Object.keys(schools) as SchoolName[];
  const start = process.cpuUsage();
  let cases = 0;
  let spent = 0;
  while (spent < seconds) {
    for (const name of names) for (const family of families) divideSunni(family, name);
    cases += names.length * families.length;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
  return cases / spent;
}
