export interface Figure {
  /** With the row of the ledger that names the target. */
  name: string;
  figure: number;
  target: number;
  unit: "ratio" | "ms";
  better: "higher" | "lower";
}

/** Prints the table and the closing line; the exit code is 1 when a figure misses its target (PRF-020). */
export function report(figures: readonly Figure[]): 0 | 1 {
  const passed = figures.filter(reached);
  for (const figure of figures) {
    const value = figure.unit === "ratio" ? figure.figure.toFixed(2) : `${Math.round(figure.figure)} ms`;
    const bound = `${figure.better === "higher" ? "at least" : "at most"} ${figure.target}${figure.unit === "ms" ? " ms" : ""}`;
    const verdict = reached(figure) ? "ok" : "MISSED";
    console.log(`${figure.name.padEnd(34)} ${value.padStart(9)}   ${bound.padEnd(18)} ${verdict}`);
  }
  console.log(`${passed.length} passed, ${figures.length - passed.length} failed`);
  return passed.length === figures.length ? 0 : 1;
}

function reached({ figure, target, better }: Figure): boolean {
  return better === "higher" ? figure >= target : figure <= target;
}
