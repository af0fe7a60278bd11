import { type HeirClass, siblings } from "../heirs.ts";
import { equals, fraction, multiply, type Rational, subtract, zero } from "../rational.ts";
import { descendants, femaleDescendants, maleDescendants, uterineSiblings } from "./exclusions.ts";
import type { ResiduaryGroup, SunniCase } from "./sunni-case.ts";

const half = fraction(1, 2);
const third = fraction(1, 3);
const quarter = fraction(1, 4);
const sixth = fraction(1, 6);
const eighth = fraction(1, 8);
const twoThirds = fraction(2, 3);

export function giveSpouse(family: SunniCase): void {
  const children = family.present(descendants);
  if (family.has("husband")) {
    family.give("sunni.husband", "husband", children.length > 0 ? quarter : half, children);
  }
  if (family.has("wives")) family.give("sunni.wives", "wives", children.length > 0 ? eighth : quarter, children);
}

/**
 * Daughters and sons' daughters, level by level. Returns the males who take the rest with their sisters: a son's son
 * also lifts up aunts of a higher level who would otherwise have nothing.
 */
export function giveDescendants(family: SunniCase): ResiduaryGroup | null {
  let taken: Rational = zero;
  const waiting: HeirClass[] = [];
  const holders: HeirClass[] = [];
  for (const [level, males] of maleDescendants.entries()) {
    const females = femaleDescendants[level]!;
    if (family.has(males)) {
      family.excludeBy([...maleDescendants.slice(level + 1), ...femaleDescendants.slice(level + 1)], [males]);
      const sisters = [...(family.has(females) ? [females] : []), ...waiting];
      return {
        members: [{ heir: males, weight: 2 }, ...sisters.map((heir) => ({ heir, weight: 1 }))],
        rule: "sunni.residue",
      };
    }
    if (!family.has(females)) continue;
    if (equals(taken, twoThirds)) {
      waiting.push(females);
      continue;
    }
    const share = equals(taken, half) ? sixth : family.count(females) === 1 ? half : twoThirds;
    taken = equals(taken, half) ? twoThirds : share;
    family.give(level === 0 ? "sunni.daughters" : "sunni.sons-daughters", females, share, [...holders]);
    holders.push(females);
  }
  family.exclude(waiting, holders, "sunni.quota-full");
  return null;
}

/** The mother, or the grandmothers in her place. The spouse's share must stand already. */
export function giveMothers(family: SunniCase): void {
  if (family.has("mother")) {
    const children = family.present(descendants);
    const brothersAndSisters = siblings.filter((heir) => family.living(heir) > 0);
    const number = siblings.reduce((total, heir) => total + family.living(heir), 0);
    const spouse = family.present(["husband", "wives"]);
    if (children.length > 0) family.give("sunni.mother-sixth", "mother", sixth, children);
    else if (number >= 2) family.give("sunni.mother-sixth", "mother", sixth, brothersAndSisters);
    else if (spouse.length > 0 && family.has("father")) {
      const left = subtract(fraction(1), family.fixed.get(spouse[0]!)!);
      family.give("sunni.umariyya", "mother", multiply(left, third), [...spouse, "father"]);
    } else family.give("sunni.mother-third", "mother", third);
  }
  const grandmothers = family.present(["maternal_grandmother", "paternal_grandmother"]);
  if (grandmothers.length > 0) {
    const each = fraction(1, 6 * grandmothers.length);
    family.giveTogether(
      "sunni.grandmothers",
      grandmothers,
      grandmothers.map(() => each),
    );
  }
}

/** A sixth for the father, or the grandfather in his place, beside descendants; what is left comes to him later. */
export function giveFathers(family: SunniCase): void {
  const children = family.present(descendants);
  if (children.length === 0) return;
  if (family.has("father")) family.give("sunni.father-sixth", "father", sixth, children);
  if (family.has("paternal_grandfather")) {
    family.give("sunni.grandfather-sixth", "paternal_grandfather", sixth, children);
  }
}

export function giveUterine(family: SunniCase): void {
  const heirs = family.present(uterineSiblings);
  const heads = heirs.reduce((total, heir) => total + family.count(heir), 0);
  if (heads === 0) return;
  const together = heads === 1 ? sixth : third;
  family.giveTogether(
    "sunni.uterine",
    heirs,
    heirs.map((heir) => multiply(together, fraction(family.count(heir), heads))),
  );
}

/** Sisters who have no brother and no daughter of the deceased beside them. */
export function giveSisters(family: SunniCase): void {
  if (family.hasAny(femaleDescendants)) return;
  const [full, paternal] = [family.count("full_sisters"), family.count("paternal_sisters")];
  const fullAreSharers = full > 0 && !family.has("full_brothers");
  if (fullAreSharers) family.give("sunni.full-sisters", "full_sisters", full === 1 ? half : twoThirds);
  if (paternal === 0 || family.has("paternal_brothers")) return;
  if (!fullAreSharers) family.give("sunni.paternal-sisters", "paternal_sisters", paternal === 1 ? half : twoThirds);
  else if (full === 1) family.give("sunni.paternal-sisters", "paternal_sisters", sixth, ["full_sisters"]);
  else family.exclude(["paternal_sisters"], ["full_sisters"], "sunni.quota-full");
}

/** Husband, mother or grandmother, two uterine and a full brother: the third is shared by head (rulebook 1.9). */
export function shareMushtaraka(family: SunniCase): boolean {
  const uterine = family.present(uterineSiblings);
  const heads = (heirs: readonly HeirClass[]) => heirs.reduce((total, heir) => total + family.count(heir), 0);
  const full = family.present(["full_brothers", "full_sisters"]);
  const mothers = family.present(["mother", "maternal_grandmother", "paternal_grandmother"]);
  if (!family.school.mushtaraka || !family.has("husband") || mothers.length === 0) return false;
  if (heads(uterine) < 2 || !family.has("full_brothers")) return false;
  const together = [...uterine, ...full];
  family.giveTogether(
    "sunni.mushtaraka",
    together,
    together.map((heir) => multiply(third, fraction(family.count(heir), heads(together)))),
    ["husband", ...mothers],
    uterine,
  );
  return true;
}
