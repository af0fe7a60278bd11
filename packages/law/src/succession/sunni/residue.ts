import type { HeirClass } from "../heirs.ts";
import { fartherMales } from "../heirs.ts";
import { fraction, isZero, multiply, type Rational } from "../rational.ts";
import { femaleDescendants } from "./exclusions.ts";
import type { ResiduaryGroup, SunniCase } from "./sunni-case.ts";

/** Who takes the rest, after the descendants: the nearest line alone (rulebook 1.6). */
export function collateralGroup(family: SunniCase): ResiduaryGroup | null {
  for (const heir of ["father", "paternal_grandfather"] as const) {
    if (family.has(heir)) return { members: [{ heir, weight: 1 }], rule: "sunni.residue" };
  }
  const daughters = family.present(femaleDescendants);
  for (const kind of ["full", "paternal"] as const) {
    const [brothers, sisters] = [`${kind}_brothers`, `${kind}_sisters`] as const;
    if (family.has(brothers)) {
      const beside = family.has(sisters) ? [{ heir: sisters as HeirClass, weight: 1 }] : [];
      return { members: [{ heir: brothers, weight: 2 }, ...beside], rule: "sunni.residue" };
    }
    if (family.has(sisters) && daughters.length > 0) {
      return { members: [{ heir: sisters, weight: 1 }], rule: "sunni.sister-with-daughter", because: daughters };
    }
  }
  const nearest = fartherMales.find((heir) => family.has(heir));
  return nearest ? { members: [{ heir: nearest, weight: 1 }], rule: "sunni.residue" } : null;
}

/** Gives the rest to the group, by head and weight. Who had no share of their own and finds nothing left is excluded. */
export function giveRest(family: SunniCase, { members, rule, because = [] }: ResiduaryGroup, rest: Rational): void {
  const heirs = members.map(({ heir }) => heir);
  if (isZero(rest)) {
    const empty = heirs.filter((heir) => !family.fixed.has(heir));
    family.exclude(empty, [...family.fixed.keys()], "sunni.nothing-left");
    return;
  }
  const heads = members.reduce((total, { heir, weight }) => total + family.count(heir) * weight, 0);
  const gives = members.map(({ heir, weight }) => multiply(rest, fraction(family.count(heir) * weight, heads)));
  family.giveTogether(rule, heirs, gives, because);
}
