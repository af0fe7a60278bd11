/** How well a rule is attested: T primary text read, S secondary source read, K settled knowledge to be confirmed. */
export type Grade = "T" | "S" | "K";

export interface Rule {
  citation: string;
  grade: Grade;
  /** The month in which the source was last looked at; where nothing is said, that of the whole rulebook. */
  reviewed?: string;
}

/** The same in one line of a table. */
export type RuleRow = readonly [citation: string, grade: Grade, reviewed?: string];

/** As readers see it: always with its month. */
export type ReviewedRule = Required<Rule>;

/** Up to when the law was followed for the rulebook that these rules come from. */
export const rulebookReviewed = "2026-06";
