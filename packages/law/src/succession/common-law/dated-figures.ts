import type { commonRules } from "./rules.ts";

/** Sums of money that statutes fix and change, in the smallest unit of the currency, by the day of death (LAW-013). */
export interface DatedFigure {
  from: string;
  /** The last day; open where the figure still stands. */
  until?: string;
  amount: bigint;
}

/** Figures whose first day the rulebook does not give: taken as of its own review, and not for deaths before. */
const reviewed = "2026-01-01";

const whole = (units: number): bigint => BigInt(units) * 100n;

export const figures = {
  /** England and Wales, the spouse's statutory legacy. */
  "gb.legacy": [
    { from: "2020-02-06", until: "2023-07-25", amount: whole(270_000) },
    { from: "2023-07-26", amount: whole(322_000) },
  ],
  "us.parent": [{ from: reviewed, amount: whole(300_000) }],
  "us.spouse-has-others": [{ from: reviewed, amount: whole(225_000) }],
  "us.deceased-has-others": [{ from: reviewed, amount: whole(150_000) }],
  "nz.legacy": [{ from: "2009-03-01", amount: whole(155_000) }],
  "za.minimum": [{ from: "2014-11-24", amount: whole(250_000) }],
  "sct.house": [{ from: "2012-02-01", amount: whole(473_000) }],
  "sct.furniture": [{ from: "2012-02-01", amount: whole(29_000) }],
  "sct.cash-with-issue": [{ from: "2012-02-01", amount: whole(50_000) }],
  "sct.cash-without-issue": [{ from: "2012-02-01", amount: whole(89_000) }],
} as const satisfies Record<string, readonly DatedFigure[]>;
export type FigureName = keyof typeof figures;

/** The rule that fixes each sum: its source, grade and month of review. */
export const figureRules: Readonly<Record<FigureName, keyof typeof commonRules>> = {
  "gb.legacy": "gb.46",
  "us.parent": "us.2-102",
  "us.spouse-has-others": "us.2-102",
  "us.deceased-has-others": "us.2-102",
  "nz.legacy": "nz.77",
  "za.minimum": "za.1",
  "sct.house": "sct.prior",
  "sct.furniture": "sct.prior",
  "sct.cash-with-issue": "sct.prior",
  "sct.cash-without-issue": "sct.prior",
};

/** Null when the table has no figure for that day: none is made up. */
export function figureOn(name: FigureName, date: string): bigint | null {
  const rows: readonly DatedFigure[] = figures[name];
  const row = rows.find(({ from, until }) => from <= date && (until === undefined || date <= until));
  return row?.amount ?? null;
}
