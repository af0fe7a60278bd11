/** How well a rule is attested: T primary text read, S secondary source read, K settled knowledge to be confirmed. */
export type Grade = "T" | "S" | "K";

export interface Rule {
  citation: string;
  grade: Grade;
}
