import type { FamilyCase } from "../family-case.ts";
import type { HeirClass } from "../heirs.ts";
import { add, compare, divide, fraction, isZero, multiply, type Rational, subtract, sum } from "../rational.ts";
import { giveByHead } from "./by-head.ts";

const half = fraction(1, 2);
const third = fraction(1, 3);
const sixth = fraction(1, 6);
const twoThirds = fraction(2, 3);

const sonsIssue = ["sons_sons", "sons_daughters"] as const;
const daughtersIssue = ["daughters_sons", "daughters_daughters"] as const;
const thirdDegree = ["sons_sons_sons", "sons_sons_daughters"] as const;

/** Parents and descendants. `rest` is what the spouse leaves. */
export function divideFirstClass(family: FamilyCase, rest: Rational): null {
  family.excludeBy([...sonsIssue, ...daughtersIssue, ...thirdDegree], ["sons", "daughters"], "jafari.nearer");
  family.excludeBy(thirdDegree, [...sonsIssue, ...daughtersIssue], "jafari.nearer");
  if (family.has("sons") || family.has("daughters")) {
    divideAmongChildren(family, rest, family.count("sons"), family.count("daughters"), (share) =>
      giveByHead(family, "jafari.children", family.present(["sons", "daughters"]), share, "two-to-one"),
    );
    return null;
  }
  const [bySon, byDaughter] = [family.present([...sonsIssue, ...thirdDegree]), family.present(daughtersIssue)];
  if (bySon.length > 0 || byDaughter.length > 0) divideAmongBranches(family, rest, bySon, byDaughter);
  else divideAmongParents(family, rest);
  return null;
}

/** Two brothers, a brother and two sisters, or four sisters, of the father's side, while he lives: the mother has less. */
function motherIsReduced(family: FamilyCase): boolean {
  if (!family.has("father")) return false;
  const brothers = family.living("full_brothers") + family.living("paternal_brothers");
  const sisters = family.living("full_sisters") + family.living("paternal_sisters");
  return brothers >= 2 || (brothers === 1 && sisters >= 2) || sisters >= 4;
}

function divideAmongParents(family: FamilyCase, rest: Rational): void {
  const [parent, other] = family.present(["mother", "father"]);
  if (!other) {
    family.give("jafari.parents", parent!, rest);
    return;
  }
  const reduced = motherIsReduced(family);
  const share = reduced ? sixth : third;
  family.give(reduced ? "jafari.mother-reduced" : "jafari.parents", "mother", share);
  family.give("jafari.parents", "father", subtract(rest, share));
}

/** `giveChildren` divides what the children have together among them. */
function divideAmongChildren(
  family: FamilyCase,
  rest: Rational,
  sons: number,
  daughters: number,
  giveChildren: (share: Rational) => void,
): void {
  const parents = family.present(["father", "mother"]);
  const left = subtract(rest, multiply(sixth, fraction(parents.length)));
  for (const parent of parents) family.give("jafari.parents", parent, sixth);
  const fixed = daughters === 1 ? half : twoThirds;
  if (sons > 0 || parents.length === 0) {
    giveChildren(left);
    return;
  }
  if (compare(left, fixed) <= 0) {
    giveChildren(left);
    if (compare(left, fixed) < 0) family.steps.push({ rule: "jafari.deficit", heirs: [] });
    return;
  }
  // What is over goes back to daughters and parents in proportion; to a reduced mother nothing of it.
  const surplus = subtract(left, fixed);
  const returning: HeirClass[] = parents.filter((parent) => !(parent === "mother" && motherIsReduced(family)));
  const base = add(fixed, sum(returning.map(() => sixth)));
  const back = (share: Rational) => multiply(surplus, divide(share, base));
  giveChildren(add(fixed, back(fixed)));
  if (returning.length > 0 && !isZero(surplus)) {
    family.giveTogether(
      "jafari.return",
      returning,
      returning.map(() => back(sixth)),
    );
  }
}

/** Grandchildren stand in the place of the child who links them: one branch through a son, one through a daughter. */
function divideAmongBranches(
  family: FamilyCase,
  rest: Rational,
  bySon: readonly HeirClass[],
  byDaughter: readonly HeirClass[],
): void {
  const sons = bySon.length > 0 ? 1 : 0;
  const daughters = byDaughter.length > 0 ? 1 : 0;
  divideAmongChildren(family, rest, sons, daughters, (share) => {
    const parts = sons * 2 + daughters;
    if (sons > 0) giveByHead(family, "jafari.branch", bySon, multiply(share, fraction(2, parts)), "two-to-one");
    if (daughters > 0)
      giveByHead(family, "jafari.branch", byDaughter, multiply(share, fraction(1, parts)), "two-to-one");
  });
}
