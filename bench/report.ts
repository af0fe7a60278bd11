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
 * Prints the table and the closing line. The exit code is 1 when a figure misses its target (PRF-020), in a short run when
 * it falls below its floor. A target that is missed is called MISSED in every run, and a short run says what it holds.
 */
export function report(figures: readonly Figure[], short: boolean): 0 | 1 {
  const held = (figure: Figure) => (short ? figure.floor : figure.target);
  const failed = figures.filter((figure) => !reached(figure, held(figure))).length;
  const missed = figures.filter((figure) => !reached(figure, figure.target)).length;
  for (const figure of figures) {
    const bound = `${figure.better === "higher" ? "at least" : "at most"} ${written(figure, figure.target)}`;
    const verdict = reached(figure, figure.target) ? "ok" : `MISSED${short ? `, ${heldAt(figure)}` : ""}`;
    const value = written(figure, figure.unit === "ratio" ? figure.figure.toFixed(2) : Math.round(figure.figure));
    console.log(`${figure.name.padEnd(42)} ${value.padStart(9)}   ${bound.padEnd(18)} ${verdict}`);
  }
  if (missed > failed)
    console.log(`${missed} of ${figures.length} targets missed, ${failed} below what this run holds`);
  console.log(`${figures.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function heldAt(figure: Figure): string {
  return `${reached(figure, figure.floor) ? "holds" : "does not hold"} ${written(figure, figure.floor)}`;
}

function written({ unit }: Figure, value: string | number): string {
  return unit === "ratio" ? String(value) : `${value} ${unit}`;
}

function reached({ figure, better }: Figure, bound: number): boolean {
  return better === "higher" ? figure >= bound : figure <= bound;
}
