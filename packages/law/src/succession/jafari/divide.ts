import type { Division, NotComputed } from "../derivation.ts";
import { FamilyCase } from "../family-case.ts";
import { type Counts, type HeirClass, problemWith, siblings } from "../heirs.ts";
import { fraction, one, type Rational, subtract } from "../rational.ts";
import { divideFirstClass } from "./first-class.ts";
import { divideSecondClass } from "./second-class.ts";
import { divideThirdClass } from "./third-class.ts";

/** The three classes, each of which shuts out the next (rulebook 1.13). */
const classes = [
  [
    "father",
    "mother",
    "sons",
    "daughters",
    "sons_sons",
    "sons_daughters",
    "daughters_sons",
    "daughters_daughters",
    "sons_sons_sons",
    "sons_sons_daughters",
  ],
  [
    "paternal_grandfather",
    "paternal_grandmother",
    "maternal_grandfather",
    "maternal_grandmother",
    ...siblings,
    "full_nephews",
    "paternal_nephews",
    "full_sisters_sons",
    "full_sisters_daughters",
  ],
  [
    "full_uncles",
    "paternal_uncles",
    "paternal_aunts",
    "maternal_uncles",
    "maternal_aunts",
    "full_cousins",
    "paternal_cousins",
  ],
] as const satisfies readonly (readonly HeirClass[])[];
const descendants = classes[0].slice(2);

const divideClass = [divideFirstClass, divideSecondClass, divideThirdClass] as const;

/**
 * Divides a net estate after Ja'fari law: no residue for the father's line, no 'awl, no agnates before a daughter.
 * Throws on counts that no family can have; says `notComputed` where the jurists disagree.
 */
export function divideJafari(counts: Counts): Division<HeirClass> | NotComputed {
  const problem = problemWith(counts);
  if (problem) throw new RangeError(problem);
  const family = new FamilyCase(counts);
  giveSpouse(family);
  const rest = subtract(one, family.taken());
  const nearest = classes.findIndex((heirs) => family.present(heirs).length > 0);
  if (nearest === -1) return divideWithoutBlood(family, rest);
  const first = family.present(classes[nearest]!);
  for (const farther of classes.slice(nearest + 1)) family.exclude(farther, first, "jafari.class");
  return divideClass[nearest]!(family, rest) ?? family.division();
}

function giveSpouse(family: FamilyCase): void {
  const children = family.present(descendants);
  const withChildren = children.length > 0;
  if (family.has("husband")) family.give("jafari.spouse", "husband", fraction(1, withChildren ? 4 : 2), children);
  if (family.has("wives")) family.give("jafari.spouse", "wives", fraction(1, withChildren ? 8 : 4), children);
}

function divideWithoutBlood(family: FamilyCase, rest: Rational): Division<HeirClass> {
  if (family.has("husband")) {
    family.give("jafari.husband-alone", "husband", rest);
    return family.division();
  }
  family.steps.push({ rule: "jafari.wife-alone", heirs: [], toTreasury: rest });
  return family.division(rest);
}
