import { type Division, isComputed, type NotComputed } from "../derivation.ts";
import type { Counts, HeirClass } from "../heirs.ts";
import { fraction, multiply, type Rational } from "../rational.ts";
import type { SunniCase } from "./sunni-case.ts";

/** Relatives who inherit only where no sharer and no residuary is left (rulebook 1.12), by the heir who links them. */
const links = {
  daughters_sons: "daughters",
  daughters_daughters: "daughters",
  maternal_grandfather: "mother",
  full_sisters_sons: "full_sisters",
  full_sisters_daughters: "full_sisters",
  paternal_aunts: "father",
  maternal_uncles: "mother",
  maternal_aunts: "mother",
} as const satisfies Partial<Record<HeirClass, HeirClass>>;
type Kindred = keyof typeof links;
const kindred = Object.keys(links) as Kindred[];

/** In the Hanafi school and the Egyptian statute each of these classes shuts out the next. */
const classesByNearness: readonly (readonly Kindred[])[] = [
  ["daughters_sons", "daughters_daughters"],
  ["maternal_grandfather"],
  ["full_sisters_sons", "full_sisters_daughters"],
  ["paternal_aunts", "maternal_uncles", "maternal_aunts"],
];

const isMale = (heir: Kindred): boolean => /sons$|uncles$|grandfather$/.test(heir);

export function hasKindred(family: SunniCase): boolean {
  return family.hasAny(kindred);
}

/** Divides the rest among distant kindred of one root each; `divideLinks` divides among those who link them. */
export function giveKindred(
  family: SunniCase,
  rest: Rational,
  divideLinks: (links: Counts) => Division<HeirClass> | NotComputed,
): NotComputed | null {
  return family.school.distantKindred === "nearness"
    ? giveByNearness(family, rest)
    : giveByTanzil(family, rest, divideLinks);
}

function giveByNearness(family: SunniCase, rest: Rational): null {
  const nearest = classesByNearness.findIndex((group) => family.hasAny(group));
  const heirs = family.present(classesByNearness[nearest]!) as Kindred[];
  for (const farther of classesByNearness.slice(nearest + 1)) {
    family.exclude(farther, heirs, "sunni.kindred-nearness");
  }
  const fathersSide = heirs.filter((heir) => heir === "paternal_aunts");
  const mothersSide = heirs.filter((heir) => links[heir] === "mother");
  // Beside each other the father's side has two thirds and the mother's one (Egypt art. 38).
  if (fathersSide.length > 0 && mothersSide.length > 0) {
    give(family, fathersSide, multiply(rest, fraction(2, 3)), "sunni.kindred-nearness");
    give(family, mothersSide, multiply(rest, fraction(1, 3)), "sunni.kindred-nearness");
  } else give(family, heirs, rest, "sunni.kindred-nearness");
  return null;
}

function giveByTanzil(
  family: SunniCase,
  rest: Rational,
  divideLinks: (links: Counts) => Division<HeirClass> | NotComputed,
): NotComputed | null {
  const heirs = family.present(kindred) as Kindred[];
  // A grandfather through the mother and her brothers would claim one place at different distances.
  if (heirs.includes("maternal_grandfather") && heirs.some((heir) => /^maternal_(uncles|aunts)$/.test(heir))) {
    return { notComputed: "sunni.kindred-open" };
  }
  const roots = [...new Set(heirs.map((heir) => links[heir]))];
  const division = divideLinks(Object.fromEntries(roots.map((root) => [root, 1])));
  if (!isComputed(division)) return division;
  for (const root of roots) {
    const share = division.shares.get(root);
    const below = heirs.filter((heir) => links[heir] === root);
    if (share) give(family, below, multiply(rest, share), "sunni.kindred-tanzil");
    else family.exclude(below, heirs, "sunni.kindred-tanzil");
  }
  return null;
}

function give(
  family: SunniCase,
  heirs: readonly Kindred[],
  share: Rational,
  rule: "sunni.kindred-nearness" | "sunni.kindred-tanzil",
): void {
  const weight = (heir: Kindred) => (isMale(heir) && family.school.kindredTwoToOne ? 2 : 1);
  const heads = heirs.reduce((total, heir) => total + family.count(heir) * weight(heir), 0);
  const gives = heirs.map((heir) => multiply(share, fraction(family.count(heir) * weight(heir), heads)));
  family.giveTogether(rule, heirs, gives);
}
