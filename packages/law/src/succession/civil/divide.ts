import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { add, divide, fraction, isZero, largest, multiply, one, type Rational, subtract } from "../rational.ts";
import type { Circumstances, Engine, Outcome } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import type { BesideChildren, CivilLaw } from "./civil-law.ts";
import { livingParents } from "./collaterals.ts";
import { finish } from "./finish.ts";
import { branchesOf, join, perHead, perStirpes, type Shares } from "./stirpes.ts";

/** The engine of a civil-law country: descendants first, then whom its code calls, with the spouse beside them. */
export function civilEngine(law: CivilLaw): Engine {
  return (kin, circumstances) => {
    const [spouse] = kin.spouses;
    // Laws of this kind know one spouse.
    if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
    const { confirmedUntil } = law;
    if (confirmedUntil && circumstances.dateOfDeath >= confirmedUntil.date) {
      return { needs: "date-of-death", rule: confirmedUntil.rule };
    }
    if (branchesOf(kin, kin.childrenOf(deceasedId)).length > 0) return withChildren(law, kin, circumstances, spouse);
    return spouse ? besideSpouse(law, kin, circumstances, spouse) : withoutSpouse(law, kin);
  };
}

function withChildren(law: CivilLaw, kin: Kin, circumstances: Circumstances, spouse: Person | undefined): Outcome {
  const { rule, spouse: given, parentsToo, remarks = [] } = law.children;
  const children = kin.childrenOf(deceasedId);
  const branches = branchesOf(kin, children).length;
  const parents = parentsToo ? livingParents(kin) : [];
  const divideOthers = (share: Rational): Shares => {
    const forChildren = multiply(share, fraction(branches, branches + parents.length));
    return join(perStirpes(kin, children, forChildren), perHead(parents, subtract(share, forChildren)));
  };
  if (!spouse) return finish(kin, rule, divideOthers(one), remarks.filter(isAboutHeirs));
  const share = typeof given === "function" ? given(circumstances, branches) : given;
  if (share === "needs-regime") return { needs: "matrimonial-regime", rule };
  return joined(kin, rule, spouse, share, branches + parents.length, divideOthers, remarks);
}

/** Remarks of these laws are about the spouse, but for what any heir should know. */
const forEveryHeir: ReadonlySet<RuleCode> = new Set<RuleCode>(["cn.1130", "ae.11-national-law"]);
const isAboutHeirs = (rule: RuleCode): boolean => forEveryHeir.has(rule);

function besideSpouse(law: CivilLaw, kin: Kin, circumstances: Circumstances, spouse: Person): Outcome {
  const group = law.besideSpouse.find(({ when }) => when(kin));
  if (!group) return finish(kin, law.spouseAlone, new Map([[spouse.id, one]]), []);
  const share = typeof group.spouse === "function" ? group.spouse(circumstances, kin) : group.spouse;
  if (share === "needs-regime") return { needs: "matrimonial-regime", rule: group.rule };
  if ("all" in share) return finish(kin, group.rule, new Map([[spouse.id, one]]), group.remarks ?? []);
  const heads = group.divide(kin, one);
  if (!heads) return { notComputed: "civil.open" };
  return joined(kin, group.rule, spouse, share, heads.size, (rest) => group.divide(kin, rest)!, group.remarks ?? []);
}

function withoutSpouse(law: CivilLaw, kin: Kin): Outcome {
  const group = law.withoutSpouse.find(({ when }) => when(kin));
  if (!group) return { notComputed: "civil.farther-kin" };
  const shares = group.divide(kin, one);
  return shares ? finish(kin, group.rule, shares, group.remarks ?? []) : { notComputed: "civil.open" };
}

/** `heads` is how many others there are, for a spouse who counts as one of them. */
function joined(
  kin: Kin,
  rule: RuleCode,
  spouse: Person,
  share: BesideChildren,
  heads: number,
  divideOthers: (rest: Rational) => Shares,
  remarks: readonly RuleCode[],
): Outcome {
  if ("usufruct" in share) {
    return finish(kin, rule, divideOthers(one), remarks, new Map([[spouse.id, share.usufruct]]));
  }
  const part = partOfSpouse(share, heads);
  const rest = subtract(one, part);
  const others = isZero(rest) ? new Map<PersonId, Rational>() : divideOthers(rest);
  const numbers = "extra" in share && share.extra ? { extra: share.extra } : undefined;
  return finish(kin, rule, join(new Map([[spouse.id, part]]), others), remarks, undefined, numbers);
}

function partOfSpouse(share: Exclude<BesideChildren, { usufruct: Rational }>, heads: number): Rational {
  if ("fraction" in share) return share.fraction;
  if ("byBranches" in share) return share.byBranches[Math.min(heads, share.byBranches.length) - 1]!;
  const part = divide(share.heads, add(share.heads, fraction(heads)));
  return share.atLeast ? largest(part, share.atLeast) : part;
}
