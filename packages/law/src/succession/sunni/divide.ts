import type { Division, NotComputed } from "../derivation.ts";
import { type Counts, type HeirClass, problemWith } from "../heirs.ts";
import { compare, divide as divideBy, isZero, multiply, one, type Rational, subtract, sum } from "../rational.ts";
import { giveKindred, hasKindred } from "./distant-kindred.ts";
import { applyExclusions, excludePaternalSiblings, femaleDescendants } from "./exclusions.ts";
import {
  giveDescendants,
  giveFathers,
  giveMothers,
  giveSisters,
  giveSpouse,
  giveUterine,
  shareMushtaraka,
} from "./fixed-shares.ts";
import { divideByArticle22, divideByZayd, meetsSiblings } from "./grandfather.ts";
import { collateralGroup, giveRest } from "./residue.ts";
import { type SchoolName, schools } from "./schools.ts";
import { type ResiduaryGroup, SunniCase } from "./sunni-case.ts";

/**
 * Divides a net estate among the heirs of a Muslim after one of the Sunni schools, or a statute built on one. Throws on
 * counts that no family can have; says `notComputed` where the sources leave the case open.
 */
export function divideSunni(counts: Counts, schoolName: SchoolName): Division<HeirClass> | NotComputed {
  const problem = problemWith(counts);
  if (problem) throw new RangeError(problem);
  const family = new SunniCase(counts, schools[schoolName]);
  applyExclusions(family);
  giveSpouse(family);
  const children = giveDescendants(family);
  giveMothers(family);

  if (meetsSiblings(family)) {
    const open = family.school.grandfather === "zayd" ? divideByZayd(family) : divideByArticle22(family);
    return open ?? finish(family, null, schoolName);
  }
  excludePaternalSiblings(family);
  giveFathers(family);
  giveUterine(family);
  if (shareMushtaraka(family)) return finish(family, null, schoolName);
  giveSisters(family);
  return finish(family, children ?? collateralGroup(family), schoolName);
}

function finish(
  family: SunniCase,
  group: ResiduaryGroup | null,
  schoolName: SchoolName,
): Division<HeirClass> | NotComputed {
  const taken = family.taken();
  if (compare(taken, one) > 0) {
    shrink(family, taken);
    if (group) giveRest(family, group, subtract(one, one));
    return family.division();
  }
  const rest = subtract(one, taken);
  // Whether the daughters' return also passes over a sister who is residuary with them is not settled.
  if (group?.rule === "sunni.sister-with-daughter" && family.school.daughtersBeforeBrothers) {
    return { notComputed: "tunisia.143bis-open" };
  }
  if (group && !givesWayToDaughters(family, group)) {
    giveRest(family, group, rest);
    return family.division();
  }
  if (group)
    family.exclude(
      group.members.map(({ heir }) => heir),
      family.present(femaleDescendants),
      "tunisia.143bis",
    );
  if (isZero(rest)) return family.division();
  return returnRest(family, rest, group !== null, schoolName);
}

/** The fixed shares are more than the whole: all shrink alike. */
function shrink(family: SunniCase, taken: Rational): void {
  const heirs = [...family.fixed.keys()];
  for (const heir of heirs) family.fixed.set(heir, divideBy(family.fixed.get(heir)!, taken));
  const gives = heirs.map((heir) => family.fixed.get(heir)!);
  family.steps.push({ rule: "sunni.awl", heirs, gives, replaces: heirs, numbers: { before: taken } });
}

/** Tunisia: the rest goes back to daughters before brothers, uncles and their sons, not before father or grandfather. */
function givesWayToDaughters(family: SunniCase, { members, rule }: ResiduaryGroup): boolean {
  const displaced = !members.some(({ heir }) => /^(sons|father|paternal_grandfather)/.test(heir));
  const daughters = family.present(femaleDescendants).some((heir) => family.fixed.has(heir));
  return family.school.daughtersBeforeBrothers && displaced && daughters && rule === "sunni.residue";
}

function returnRest(
  family: SunniCase,
  rest: Rational,
  onlyDaughters: boolean,
  schoolName: SchoolName,
): Division<HeirClass> | NotComputed {
  const spouse = family.present(["husband", "wives"]);
  const isSpouse = (heir: HeirClass) => spouse.includes(heir);
  const blood = [...family.fixed.keys()].filter(
    (heir) => !isSpouse(heir) && (!onlyDaughters || femaleDescendants.some((daughter) => daughter === heir)),
  );
  if (blood.length > 0 && family.school.radd) {
    if (family.school.daughtersBeforeBrothers && spouse.length > 0) return { notComputed: "tunisia.143bis-open" };
    const base = sum(blood.map((heir) => family.fixed.get(heir)!));
    const gives = blood.map((heir) => multiply(rest, divideBy(family.fixed.get(heir)!, base)));
    family.giveTogether(onlyDaughters ? "tunisia.143bis" : "sunni.radd", blood, gives);
    return family.division();
  }
  if (hasKindred(family)) {
    const open = giveKindred(family, rest, (links) => divideSunni(links, schoolName));
    return open ?? family.division();
  }
  if (spouse.length > 0 && family.school.spouseRadd) {
    family.give("sunni.spouse-radd", spouse[0]!, rest);
    return family.division();
  }
  family.steps.push({ rule: "sunni.treasury", heirs: [], toTreasury: rest });
  return family.division(rest);
}
