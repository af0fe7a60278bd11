import type { NotComputed } from "../derivation.ts";
import type { FamilyCase } from "../family-case.ts";
import { type HeirClass, siblings } from "../heirs.ts";
import { add, compare, fraction, isZero, multiply, one, type Rational, subtract } from "../rational.ts";
import { giveByHead, isMale } from "./by-head.ts";

const nephews = ["full_nephews", "full_sisters_sons", "full_sisters_daughters"] as const satisfies HeirClass[];
const fathersGrandparents = ["paternal_grandfather", "paternal_grandmother"] as const satisfies HeirClass[];
const mothersGrandparents = ["maternal_grandfather", "maternal_grandmother"] as const satisfies HeirClass[];
const uterine = ["maternal_brothers", "maternal_sisters"] as const satisfies HeirClass[];

/** Grandparents and siblings: the mother's side first, the father's side has the rest. */
export function divideSecondClass(family: FamilyCase, rest: Rational): NotComputed | null {
  family.excludeBy([...nephews, "paternal_nephews"], siblings, "jafari.nearer");
  family.excludeBy(
    ["paternal_brothers", "paternal_sisters", "paternal_nephews"],
    ["full_brothers", "full_sisters", ...nephews],
    "jafari.full-before-paternal",
  );
  const mothersSide = family.present([...mothersGrandparents, ...uterine]);
  const fathersSide = family.present([
    ...fathersGrandparents,
    "full_brothers",
    "full_sisters",
    "paternal_brothers",
    "paternal_sisters",
    ...nephews,
    "paternal_nephews",
  ]);
  if (fathersSide.length === 0) {
    giveByHead(family, "jafari.mothers-side", mothersSide, rest, "equal");
    return null;
  }
  const motherShare = mothersSide.length === 0 ? fraction(0) : shareOfMothersSide(family);
  if (isContested(family, fathersSide, motherShare, rest)) return { notComputed: "jafari.paternal-sisters-open" };
  if (mothersSide.length > 0) giveByHead(family, "jafari.mothers-side", mothersSide, motherShare, "equal");
  giveFathersSide(family, fathersSide, subtract(rest, motherShare));
  return null;
}

/** A third of the whole as soon as a grandparent or two siblings are there, a sixth for one sibling alone. */
function shareOfMothersSide(family: FamilyCase): Rational {
  const heads = uterine.reduce((total, heir) => total + family.count(heir), 0);
  return family.present(mothersGrandparents).length > 0 || heads > 1 ? fraction(1, 3) : fraction(1, 6);
}

/** Paternal sisters alone beside the mother's side: to whom a surplus returns is disputed. */
function isContested(
  family: FamilyCase,
  fathersSide: readonly HeirClass[],
  motherShare: Rational,
  rest: Rational,
): boolean {
  if (fathersSide.length !== 1 || fathersSide[0] !== "paternal_sisters" || isZero(motherShare)) return false;
  const fixed = family.count("paternal_sisters") === 1 ? fraction(1, 2) : fraction(2, 3);
  return compare(add(add(fixed, motherShare), subtract(one, rest)), one) < 0;
}

/** Brothers and grandfathers two, sisters and grandmothers one; nephews in the place of the sibling who links them. */
function giveFathersSide(family: FamilyCase, heirs: readonly HeirClass[], share: Rational): void {
  const ofBrother: HeirClass[] = heirs.filter((heir) => heir === "full_nephews" || heir === "paternal_nephews");
  const ofSister = heirs.filter((heir) => heir.startsWith("full_sisters_"));
  const own = heirs.filter((heir) => !ofBrother.includes(heir) && !ofSister.includes(heir));
  if (ofBrother.length === 0 && ofSister.length === 0) {
    giveByHead(family, "jafari.fathers-side", own, share, "two-to-one");
    return;
  }
  const ownParts = own.reduce((total, heir) => total + family.count(heir) * (isMale(heir) ? 2 : 1), 0);
  const parts = ownParts + (ofBrother.length > 0 ? 2 : 0) + (ofSister.length > 0 ? 1 : 0);
  const part = (count: number) => multiply(share, fraction(count, parts));
  if (own.length > 0) giveByHead(family, "jafari.fathers-side", own, part(ownParts), "two-to-one");
  if (ofBrother.length > 0) giveByHead(family, "jafari.branch", ofBrother, part(2), "two-to-one");
  if (ofSister.length > 0) giveByHead(family, "jafari.branch", ofSister, part(1), "two-to-one");
}
