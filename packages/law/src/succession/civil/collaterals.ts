import type { Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { hasLivingIssue } from "../kinship.ts";
import { fraction, largest, multiply, type Rational, subtract } from "../rational.ts";
import { branchesOf, join, perHead, perStirpes, type Shares, weighted } from "./stirpes.ts";

/** How parents and siblings divide what is theirs. Null: the law's text does not settle this family here. */
export type Division = (kin: Kin, share: Rational) => Shares | null;

export const livingParents = (kin: Kin): Person[] =>
  [kin.father, kin.mother].filter((parent): parent is Person => parent?.alive === true);
export const allSiblings = ({ siblings }: Kin): Person[] => [
  ...siblings.full,
  ...siblings.paternal,
  ...siblings.maternal,
];
export const siblingBranches = (kin: Kin): Person[] => branchesOf(kin, allSiblings(kin));
export const livingGrandparents = ({ grandparents }: Kin): Person[] =>
  Object.values(grandparents).filter((one): one is Person => one?.alive === true);

const isHalfBlood = ({ siblings }: Kin, person: Person) => !siblings.full.includes(person);

export const parentsOnly: Division = (kin, share) => perHead(livingParents(kin), share);
const siblingsByBranch = (kin: Kin, share: Rational): Shares => perStirpes(kin, allSiblings(kin), share);
/** As far as nephews and nieces: whether their children come in their place is not settled for every law. */
export const siblingsAndNephews: Division = (kin, share) =>
  reachesBelowNephews(kin) ? null : siblingsByBranch(kin, share);
/** Brothers and sisters who share the same parents with the deceased; how others measure is not settled. */
export const siblingsAlike: Division = (kin, share) => (isUnlike(kin) ? null : siblingsAndNephews(kin, share));
/** Brothers and sisters of the half blood take half of what a full one takes. */
export const halfBloodHalf: Division = (kin, share) =>
  weighted(kin, allSiblings(kin), share, (one) => (isHalfBlood(kin, one) ? 1 : 2));
/** The same as far as nephews and nieces: who comes below them is not settled for every law. */
export const halfBloodHalfOfNephews: Division = (kin, share) =>
  reachesBelowNephews(kin) ? null : halfBloodHalf(kin, share);
/** The same where only children of a dead brother or sister stand in their place. */
export const halfBloodHalfToNephews: Division = (kin, share) =>
  weighted(kin, allSiblings(kin), share, (one) => (isHalfBlood(kin, one) ? 1 : 2), 1);
/** Brothers and sisters, and of the dead ones those who left children. */
export const siblingsOrNephews = (kin: Kin): Person[] => branchesOf(kin, allSiblings(kin), 1);

/** Brothers and sisters of whom some share both parents with the deceased, or not the same one. */
const isUnlike = (kin: Kin): boolean =>
  Object.values(kin.siblings).filter((kind) => branchesOf(kin, kind).length > 0).length > 1;
const reachesBelowNephews = (kin: Kin): boolean =>
  allSiblings(kin).some(
    (one) => !one.alive && kin.childrenOf(one.id).some((child) => !child.alive && hasLivingIssue(kin, child)),
  );

/** Each parent a fixed part, the siblings what is left; parents alone divide everything. */
export function partForEachParent(part: Rational, toSiblings: Division = siblingsAlike): Division {
  return (kin, share) => {
    const parents = livingParents(kin);
    if (siblingBranches(kin).length === 0) return parentsOnly(kin, share);
    const taken = multiply(part, fraction(parents.length));
    const siblings = toSiblings(kin, subtract(share, multiply(share, taken)));
    return siblings && join(perHead(parents, multiply(share, taken)), siblings);
  };
}

/**
 * All by head, but the parents together, or each of them, not below a part of the whole. What a brother or sister of
 * the half blood counts for beside parents is not settled.
 */
export function byHeadWithFloor(floor: { together?: Rational; each?: Rational }): Division {
  return (kin, share) => {
    const parents = livingParents(kin);
    const branches = siblingBranches(kin);
    if (branches.length === 0) return parentsOnly(kin, share);
    if (parents.length === 0) return siblingsAlike(kin, share);
    if (isAnyHalfBlood(kin)) return null;
    const heads = fraction(parents.length, parents.length + branches.length);
    const least = floor.together ?? multiply(floor.each ?? fraction(0), fraction(parents.length));
    const part = multiply(share, largest(heads, least));
    const siblings = siblingsAndNephews(kin, subtract(share, part));
    return siblings && join(perHead(parents, part), siblings);
  };
}

/** Half to each parent's line: a dead parent's half goes to that parent's issue, failing it to the other line. */
export const parentalLines: Division = (kin, share) => {
  const { father, mother, siblings } = kin;
  const lines = [
    { parent: father, issue: [...siblings.full, ...siblings.paternal] },
    { parent: mother, issue: [...siblings.full, ...siblings.maternal] },
  ].filter(({ parent, issue }) => parent?.alive || branchesOf(kin, issue).length > 0);
  const part = multiply(share, fraction(1, lines.length));
  return join(
    ...lines.map(({ parent, issue }) => (parent?.alive ? perHead([parent], part) : perStirpes(kin, issue, part))),
  );
};

/** Half to the parents, half to the siblings, where both are there. */
export const halves: Division = (kin, share) => {
  if (siblingBranches(kin).length === 0) return parentsOnly(kin, share);
  if (livingParents(kin).length === 0) return siblingsAlike(kin, share);
  const half = multiply(share, fraction(1, 2));
  const ofSiblings = siblingsAlike(kin, half);
  return ofSiblings && join(perHead(livingParents(kin), half), ofSiblings);
};

/** Indonesia, BW 854-855: both parents a third beside one sibling, a quarter beside more; one parent 1/2, 1/3, 1/4. */
export const indonesian: Division = (kin, share) => {
  const [parents, siblings] = [livingParents(kin).length, siblingBranches(kin).length];
  if (siblings === 0) return parents === 2 ? parentsOnly(kin, share) : null;
  if (isAnyHalfBlood(kin)) return null;
  if (parents === 0) return siblingsAndNephews(kin, share);
  const each = parents === 2 ? fraction(1, siblings === 1 ? 3 : 4) : fraction(1, Math.min(siblings, 3) + 1);
  const taken = multiply(each, fraction(parents));
  const ofSiblings = siblingsAndNephews(kin, subtract(share, multiply(share, taken)));
  return ofSiblings && join(perHead(livingParents(kin), multiply(share, taken)), ofSiblings);
};

export const isAnyHalfBlood = (kin: Kin): boolean => siblingBranches(kin).some((one) => isHalfBlood(kin, one));

/** Grandparents by head, where all that the law would look at is the nearest ascendant. */
export const grandparentsByHead: Division = (kin, share) => perHead(livingGrandparents(kin), share);
/** Half to the father's parents, half to the mother's; a side without anybody leaves it to the other. */
export const grandparentsByLine: Division = (kin, share) => {
  const { paternalFather, paternalMother, maternalFather, maternalMother } = kin.grandparents;
  const sides = [
    [paternalFather, paternalMother],
    [maternalFather, maternalMother],
  ].map((side) => side.filter((one): one is Person => one?.alive === true));
  const there = sides.filter((side) => side.length > 0);
  const each = multiply(share, fraction(1, there.length));
  return join(...there.map((side) => perHead(side, each)));
};

/** Living grandparents, and living brothers and sisters of the parents. */
export function thirdLineOf(kin: Kin): Person[] {
  const above = Object.values(kin.grandparents).filter((one): one is Person => one !== null);
  const beside = above.flatMap(({ id }) => kin.childrenOf(id));
  const people = new Set([...above, ...beside].filter((one) => one !== kin.father && one !== kin.mother));
  return [...people].filter(({ alive }) => alive);
}

/** One alone has it; how several divide is not settled. */
export const soleOfThirdLine: Division = (kin, share) => {
  const people = thirdLineOf(kin);
  return people.length === 1 ? perHead(people, share) : null;
};

/** Siblings, in whose place only their children come, and grandparents of one rank, by head. */
export const secondLine: Division = (kin, share) => {
  const branches = siblingsOrNephews(kin);
  const heads = branches.length + livingGrandparents(kin).length;
  const siblingPart = multiply(share, fraction(branches.length, heads));
  return join(
    weighted(kin, allSiblings(kin), siblingPart, () => 1, 1),
    perHead(livingGrandparents(kin), subtract(share, siblingPart)),
  );
};
