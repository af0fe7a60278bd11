import { livingParents, siblingBranches, soleOfThirdLine, thirdLineOf } from "../civil/collaterals.ts";
import { finish } from "../civil/finish.ts";
import { branchesOf, join, perHead, perStirpes, type Shares } from "../civil/stirpes.ts";
import { deceasedId, type Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { fraction, isZero, multiply, one, type Rational, subtract } from "../rational.ts";
import type { Engine } from "../result.ts";
import { represented } from "../territories/representation.ts";

/** Hindus, Buddhists, Jains and Sikhs, men: class I takes together and equally, all widows as one; then the father. */
export const hinduManEngine: Engine = (kin) => {
  const children = kin.childrenOf(deceasedId).filter((child) => isBranch(kin, child));
  const branches = children.length;
  const widows = kin.spouses;
  const mother = kin.mother?.alive ? kin.mother : null;
  const heads = branches + (widows.length > 0 ? 1 : 0) + (mother ? 1 : 0);
  if (heads === 0) {
    return kin.father?.alive
      ? finish(kin, "in.hsa8", new Map([[kin.father.id, one]]), [])
      : { notComputed: "in.hsa8-open" };
  }
  const each = fraction(1, heads);
  const shares = join(
    ...children.map((child) => toBranch(kin, child, each)),
    perHead(widows, each),
    mother ? new Map([[mother.id, each]]) : new Map(),
  );
  return finish(kin, "in.hsa8", shares, []);
};

const widowsOf = (kin: Kin, { id, sex }: Person): Person[] =>
  sex === "male" ? kin.family.people.filter(({ spouseOf, alive }) => alive && spouseOf === id) : [];

/** Alive, or a dead child whose issue, or a dead son whose widow, is there. */
const isBranch = (kin: Kin, child: Person): boolean =>
  child.alive || widowsOf(kin, child).length > 0 || kin.childrenOf(child.id).some((one) => isBranch(kin, one));

/** In the place of a dead son his widow and his children share alike (s. 10 rule 4), several widows as one. */
function toBranch(kin: Kin, child: Person, share: Rational): Shares {
  if (child.alive) return new Map([[child.id, share]]);
  const widows = widowsOf(kin, child);
  const below = kin.childrenOf(child.id).filter((one) => isBranch(kin, one));
  const each = multiply(share, fraction(1, below.length + (widows.length > 0 ? 1 : 0)));
  return join(perHead(widows, each), ...below.map((one) => toBranch(kin, one, each)));
}

/** Women: sons, daughters and husband together and equally. Without them it depends on where the property came from. */
export const hinduWomanEngine: Engine = (kin) => {
  const children = kin.childrenOf(deceasedId);
  const branches = branchesOf(kin, children).length;
  const [husband] = kin.spouses;
  const heads = branches + (husband ? 1 : 0);
  if (heads === 0) return { notComputed: "in.hsa15-open" };
  const each = fraction(1, heads);
  const shares = join(
    perStirpes(kin, children, multiply(each, fraction(branches))),
    perHead(husband ? [husband] : [], each),
  );
  return finish(kin, "in.hsa15", shares, []);
};

/** Christians and Jews: a third for the spouse beside descendants, half beside other kin. */
export const indianChristianEngine: Engine = (kin) => {
  if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
  const children = kin.childrenOf(deceasedId);
  const hasIssue = branchesOf(kin, children).length > 0;
  const hasNear = livingParents(kin).length > 0 || siblingBranches(kin).length > 0;
  // An uncle is kindred too (s. 33(b)).
  const farther = thirdLineOf(kin);
  const hasKindred = hasNear || farther.length > 0;
  const [spouse] = kin.spouses;
  const forSpouse = !spouse ? fraction(0) : hasIssue ? fraction(1, 3) : hasKindred ? fraction(1, 2) : one;
  const rest = subtract(one, forSpouse);
  const own: Shares = spouse ? new Map([[spouse.id, forSpouse]]) : new Map();
  if (isZero(rest)) return finish(kin, "in.isa33", own, []);
  // From the nearest degree in which somebody lives: grandchildren alone take equally (ss. 38-40).
  if (hasIssue) return finish(kin, "in.isa33", join(own, represented(kin, children, rest, "nearest")!), []);
  if (kin.father?.alive) return finish(kin, "in.isa33", join(own, new Map([[kin.father.id, rest]])), []);
  if (!hasNear) {
    const shares = spouse ? soleOfThirdLine(kin, rest) : null;
    return shares
      ? finish(kin, "in.isa33", join(own, shares), [])
      : { notComputed: farther.length > 0 ? "civil.open" : "civil.farther-kin" };
  }
  const mother = kin.mother?.alive ? [kin.mother] : [];
  const branches = siblingBranches(kin);
  const each = multiply(rest, fraction(1, mother.length + branches.length));
  const shares = join(own, perHead(mother, each), perStirpes(kin, branches, multiply(each, fraction(branches.length))));
  return finish(kin, "in.isa33", shares, []);
};

/** Parsis: spouse and every child alike, each parent half of that. */
export const parsiEngine: Engine = (kin) => {
  if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
  // An adopted child has no share (rulebook 4.4).
  const children = kin.childrenOf(deceasedId).filter(({ adopted }) => !adopted);
  const branches = branchesOf(kin, children);
  if (branches.length === 0) return { notComputed: "civil.farther-kin" };
  const parents = livingParents(kin);
  const halves = 2 * (kin.spouses.length + branches.length) + parents.length;
  const shares = join(
    perHead(kin.spouses, fraction(2 * kin.spouses.length, halves)),
    perStirpes(kin, children, fraction(2 * branches.length, halves)),
    perHead(parents, fraction(parents.length, halves)),
  );
  return finish(kin, "in.parsi51", shares, []);
};
