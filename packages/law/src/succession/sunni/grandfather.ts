import type { NotComputed } from "../derivation.ts";
import type { HeirClass } from "../heirs.ts";
import { add, compare, fraction, isZero, largest, multiply, one, type Rational, subtract, zero } from "../rational.ts";
import {
  excludePaternalSiblings,
  femaleDescendants,
  fullSiblings,
  maleDescendants,
  paternalSiblings,
} from "./exclusions.ts";
import { giveSisters } from "./fixed-shares.ts";
import type { SunniCase } from "./sunni-case.ts";

const half = fraction(1, 2);
const third = fraction(1, 3);
const sixth = fraction(1, 6);
const twoThirds = fraction(2, 3);
const brothersAndSisters = [...fullSiblings, ...paternalSiblings] as const;

/** The father's father beside full or paternal siblings, where the school lets them inherit together (rulebook 1.8). */
export function meetsSiblings(family: SunniCase): boolean {
  return family.has("paternal_grandfather") && !family.hasAny(maleDescendants) && family.hasAny(brothersAndSisters);
}

const isMale = (heir: HeirClass): boolean => heir.endsWith("brothers");

/** Parts by head: a brother two, a sister one. */
function heads(family: SunniCase, heirs: readonly HeirClass[]): number {
  return heirs.reduce((total, heir) => total + family.count(heir) * (isMale(heir) ? 2 : 1), 0);
}

/** Divides `rest` among brothers and sisters, two to one. */
function divideAmong(family: SunniCase, heirs: readonly HeirClass[], rest: Rational): Map<HeirClass, Rational> {
  const all = heads(family, heirs);
  return new Map(heirs.map((heir) => [heir, multiply(rest, fraction(heads(family, [heir]), all))]));
}

/**
 * Zayd's method: the grandfather takes the best of sharing as a brother, a third of what the sharers leave, and a
 * sixth; paternal siblings are counted against him and give way to full ones only afterwards.
 */
export function divideByZayd(family: SunniCase): void {
  const siblings = family.present(brothersAndSisters);
  const rest = subtract(one, family.taken());
  const isAlone = family.fixed.size === 0;
  if (isMalikiyya(family)) {
    family.give("sunni.malikiyya", "paternal_grandfather", rest, [
      ...siblings,
      "maternal_brothers",
      "maternal_sisters",
    ]);
    family.exclude(siblings, ["paternal_grandfather"], "sunni.malikiyya");
    return;
  }
  if (compare(rest, sixth) <= 0) {
    family.give("sunni.grandfather-zayd", "paternal_grandfather", sixth, siblings);
    if (isAkdariyya(family)) shareAkdariyya(family, siblings[0]!);
    else family.exclude(siblings, ["paternal_grandfather"], "sunni.grandfather-zayd");
    return;
  }
  const asBrother = multiply(rest, fraction(2, heads(family, siblings) + 2));
  const best = isAlone ? largest(asBrother, third) : largest(asBrother, multiply(rest, third), sixth);
  family.give("sunni.grandfather-zayd", "paternal_grandfather", best, siblings);
  divideAmongSiblings(family, subtract(rest, best));
}

/** Full siblings first: brothers take everything, sisters alone up to their half or two thirds. */
function divideAmongSiblings(family: SunniCase, rest: Rational): void {
  const full = family.present(fullSiblings);
  const paternal = family.present(paternalSiblings);
  let forFull = full.length === 0 ? zero : rest;
  if (full.length > 0 && paternal.length > 0 && !family.has("full_brothers")) {
    const limit = family.count("full_sisters") === 1 ? half : twoThirds;
    if (compare(rest, limit) > 0) forFull = limit;
  }
  const shares = new Map<HeirClass, Rational>();
  if (!isZero(forFull)) for (const [heir, share] of divideAmong(family, full, forFull)) shares.set(heir, share);
  const left = subtract(rest, forFull);
  if (!isZero(left)) for (const [heir, share] of divideAmong(family, paternal, left)) shares.set(heir, share);
  else family.exclude(paternal, full, "sunni.grandfather-zayd");
  family.giveTogether("sunni.grandfather-zayd", [...shares.keys()], [...shares.values()], ["paternal_grandfather"]);
}

/** Husband, mother, grandfather and exactly one sister, full or paternal. */
function isAkdariyya(family: SunniCase): boolean {
  const others = [...fullSiblings, ...paternalSiblings].reduce((total, heir) => total + family.count(heir), 0);
  return (
    family.has("husband") &&
    family.has("mother") &&
    family.fixed.size === 3 &&
    others === 1 &&
    (family.has("full_sisters") || family.has("paternal_sisters"))
  );
}

/** She gets her half, the sum rises to nine sixths, and the two divide what they hold two to one. */
function shareAkdariyya(family: SunniCase, sister: HeirClass): void {
  const pooled = add(sixth, half);
  family.giveTogether(
    "sunni.akdariyya",
    ["paternal_grandfather", sister],
    [multiply(pooled, twoThirds), multiply(pooled, third)],
    ["husband", "mother"],
    ["paternal_grandfather"],
  );
}

/** Husband, mother, two or more uterine siblings and brothers: in the Maliki school the brothers have nothing. */
function isMalikiyya(family: SunniCase): boolean {
  const uterine = family.living("maternal_brothers") + family.living("maternal_sisters");
  const brothers = family.has("full_brothers") || family.has("paternal_brothers");
  const sisters = family.has("full_sisters") || family.has("paternal_sisters");
  const sharers = family.has("husband") && family.has("mother") && family.fixed.size === 2;
  return family.school.malikiyya && sharers && uterine >= 2 && brothers && !sisters;
}

/** The Egyptian statute: as a brother among brothers, behind sisters who keep their shares, never below a sixth. */
export function divideByArticle22(family: SunniCase): NotComputed | null {
  excludePaternalSiblings(family);
  const siblings = family.present(brothersAndSisters);
  const hasBrother = siblings.some(isMale);
  const besideDaughter = family.hasAny(femaleDescendants);
  if (hasBrother && family.has("full_sisters") && !family.has("full_brothers")) {
    return { notComputed: "sunni.art22-open" };
  }
  if (!hasBrother && !besideDaughter) {
    giveSisters(family);
    const rest = subtract(one, family.taken());
    const share = compare(rest, sixth) < 0 ? sixth : rest;
    family.give("sunni.grandfather-art22", "paternal_grandfather", share, siblings);
    return null;
  }
  const rest = largest(subtract(one, family.taken()), zero);
  const asBrother = multiply(rest, fraction(2, heads(family, siblings) + 2));
  const share = compare(asBrother, sixth) < 0 ? sixth : asBrother;
  family.give("sunni.grandfather-art22", "paternal_grandfather", share, siblings);
  const left = subtract(rest, share);
  if (compare(left, zero) <= 0) family.exclude(siblings, ["paternal_grandfather"], "sunni.grandfather-art22");
  else {
    const shares = divideAmong(family, siblings, left);
    family.giveTogether("sunni.grandfather-art22", [...shares.keys()], [...shares.values()], ["paternal_grandfather"]);
  }
  return null;
}
