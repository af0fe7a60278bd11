export interface Figure {
  /** With the row of the ledger that names the target. */
  name: string;
  figure: number;
  target: number;
  /** What a short run on a busy machine must still reach: below it something has broken, not the weather changed. */
  floor: number;
  unit: "ratio" | "ms" | "/s";
  better: "higher" | "lower";
}

/**
 * Prints the table and the closing line. The exit code is 1 when a figure misses its target (PRF-020), in a short
 * run when it falls below its floor; the verdict always speaks of the target.
 */
export function report(figures: readonly Figure[], short: boolean): 0 | 1 {
  const passed = figures.filter((figure) => reached(figure, short ? figure.floor : figure.target));
  for (const figure of figures) {
    const unit = figure.unit === "ratio" ? "" : ` ${figure.unit}`;
    const value = figure.unit === "ratio" ? figure.figure.toFixed(2) : `${Math.round(figure.figure)}${unit}`;
    const bound = `${figure.better === "higher" ? "at least" : "at most"} ${figure.target}${unit}`;
    const verdict = reached(figure, figure.target) ? "ok" : "MISSED";
    console.log(`${figure.name.padEnd(34)} ${value.padStart(9)}   ${bound.padEnd(18)} ${verdict}`);
  }
  console.log(`${passed.length} passed, ${figures.length - passed.length} failed`);
  return passed.length === figures.length ? 0 : 1;
}

function reached({ figure, better }: Figure, bound: number): boolean {
  return better === "higher" ? figure >= bound : figure <= bound;
}
