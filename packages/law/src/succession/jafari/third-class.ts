import type { FamilyCase } from "../family-case.ts";
import type { HeirClass } from "../heirs.ts";
import { fraction, type Rational, subtract } from "../rational.ts";
import { giveByHead } from "./by-head.ts";

const cousins = ["full_cousins", "paternal_cousins"] as const satisfies HeirClass[];
const mothersSide = ["maternal_uncles", "maternal_aunts"] as const satisfies HeirClass[];

/** Uncles and aunts, failing them their children: a third of the whole for the mother's side, the rest for the father's. */
export function divideThirdClass(family: FamilyCase, rest: Rational): null {
  family.excludeBy(["paternal_uncles"], ["full_uncles", "paternal_aunts"], "jafari.full-before-paternal");
  family.excludeBy(cousins, ["full_uncles", "paternal_uncles", "paternal_aunts", ...mothersSide], "jafari.nearer");
  family.excludeBy(["paternal_cousins"], ["full_cousins"], "jafari.full-before-paternal");
  const mothers = family.present(mothersSide);
  const fathers = family.present(["full_uncles", "paternal_uncles", "paternal_aunts", ...cousins]);
  if (mothers.length === 0) giveByHead(family, "jafari.uncles", fathers, rest, "two-to-one");
  else if (fathers.length === 0) giveByHead(family, "jafari.uncles", mothers, rest, "equal");
  else {
    const share = fraction(1, 3);
    giveByHead(family, "jafari.uncles", mothers, share, "equal");
    giveByHead(family, "jafari.uncles", fathers, subtract(rest, share), "two-to-one");
  }
  return null;
}
