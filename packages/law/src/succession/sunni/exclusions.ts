import { fartherMales, type HeirClass } from "../heirs.ts";
import type { SunniCase } from "./sunni-case.ts";

export const maleDescendants = ["sons", "sons_sons", "sons_sons_sons"] as const satisfies HeirClass[];
export const femaleDescendants = ["daughters", "sons_daughters", "sons_sons_daughters"] as const satisfies HeirClass[];
export const descendants = [...maleDescendants, ...femaleDescendants] as const;
export const fullSiblings = ["full_brothers", "full_sisters"] as const satisfies HeirClass[];
export const paternalSiblings = ["paternal_brothers", "paternal_sisters"] as const satisfies HeirClass[];
export const uterineSiblings = ["maternal_brothers", "maternal_sisters"] as const satisfies HeirClass[];

/** Whom each of them excludes, in the same order. */
const fartherThan = fartherMales.map((_, index) => fartherMales.slice(index + 1));
const nearMales = [...maleDescendants, "father"] as const satisfies HeirClass[];
const nearMalesAndBrothers = [
  ...nearMales,
  "paternal_grandfather",
  "full_brothers",
  "paternal_brothers",
] as const satisfies HeirClass[];
const brothersAndSisters = [...fullSiblings, ...paternalSiblings] as const;
const beforeUterine = [...descendants, "father", "paternal_grandfather"] as const satisfies HeirClass[];

/** Who is shut out by a nearer heir (rulebook 1.5). Brothers beside a grandfather are his own chapter. */
export function applyExclusions(family: SunniCase): void {
  family.excludeBy(["paternal_grandfather"], ["father"]);
  family.excludeBy(["maternal_grandmother", "paternal_grandmother"], ["mother"]);
  if (!family.school.paternalGrandmotherWithFather) family.excludeBy(["paternal_grandmother"], ["father"]);
  family.excludeBy(uterineSiblings, beforeUterine);

  family.excludeBy(brothersAndSisters, nearMales);
  if (family.school.grandfather === "excludes") {
    family.excludeBy(brothersAndSisters, ["paternal_grandfather"], "sunni.grandfather-excludes");
  }
  family.excludeBy(fartherMales, nearMalesAndBrothers);
  // A sister made residuary by a daughter ranks as a brother and excludes what he would.
  if (family.hasAny(femaleDescendants)) {
    family.excludeBy(fartherMales, ["full_sisters", "paternal_sisters"], "sunni.sister-with-daughter");
  }
  if (!family.hasAny(fartherMales)) return;
  fartherMales.forEach((nearer, index) => {
    family.excludeBy(fartherThan[index]!, [nearer]);
  });
}

/** Paternal siblings beside full ones. Not before a grandfather has counted them (Zayd's mu'adda). */
export function excludePaternalSiblings(family: SunniCase): void {
  family.excludeBy(paternalSiblings, ["full_brothers"]);
  if (family.hasAny(femaleDescendants)) {
    family.excludeBy(paternalSiblings, ["full_sisters"], "sunni.sister-with-daughter");
  }
}
