import type { CivilCountry } from "../succession/civil/laws.ts";
import type { CommonCountry } from "../succession/common-law/laws.ts";

/** Who two parents of one sex may be. */
export type ParentsOfOneSex = "mothers" | "fathers";

const both: readonly ParentsOfOneSex[] = ["mothers", "fathers"];

/**
 * Laws under which both parents of one sex are parents, by joint or second-parent adoption or from birth; the provisions
 * are in parents-of-one-sex-sources.ts. A law that is not named is not asked; a family that has two mothers all the same
 * is divided as the law divides between parents.
 */
export const parentsOfOneSex = {
  ar: both,
  at: both,
  "au-nsw": both,
  be: both,
  br: both,
  "ca-on": both,
  ch: both,
  de: both,
  es: both,
  fr: both,
  gb: both,
  gr: both,
  ie: both,
  il: both,
  // A second father adopts in special cases only, and does not inherit by it (law 184/1983 arts. 44, 55).
  it: ["mothers"],
  lu: both,
  mx: both,
  nl: both,
  nz: both,
  pt: both,
  qc: both,
  sct: both,
  us: both,
  za: both,
} as const satisfies Partial<
  Record<CivilCountry | CommonCountry | "au-nsw" | "ca-on" | "sct", readonly ParentsOfOneSex[]>
>;
