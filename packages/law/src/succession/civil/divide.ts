import type { PropertyKind } from "../couples-property.ts";
import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { add, divide, fraction, isZero, largest, multiply, one, type Rational, subtract } from "../rational.ts";
import { type Circumstances, type Engine, isSuccession, type Outcome, type Succession } from "../result.ts";
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
    const hasIssue = branchesOf(kin, kin.childrenOf(deceasedId)).length > 0;
    const outcome = hasIssue
      ? withChildren(law, kin, circumstances, spouse)
      : spouse
        ? besideSpouse(law, kin, circumstances, spouse)
        : withoutSpouse(law, kin);
    if (!isSuccession(outcome)) return outcome;
    if (!spouse) return outcome;
    const marital = maritalOf(law, circumstances);
    return marital ? { ...outcome, marital } : outcome;
  };
}

/** What is the survivor's own, where it was said what the couple has. */
function maritalOf({ property = [] }: CivilLaw, { property: given }: Circumstances): Succession["marital"] {
  const amountOf = (kind: PropertyKind) => given?.[kind] ?? 0n;
  const all = property.map(amountOf).reduce((sum, one) => sum + one, 0n);
  const survivorOwn = amountOf("common") / 2n;
  return property.length > 0 && all > 0n ? { survivorOwn, estate: all - survivorOwn } : undefined;
}

function withChildren(law: CivilLaw, kin: Kin, circumstances: Circumstances, spouse: Person | undefined): Outcome {
  const { rule, spouse: given, parentsToo, issue, remarks: told = [] } = law.children;
  const remarks = typeof told === "function" ? told(circumstances) : told;
  const children = kin.childrenOf(deceasedId);
  const branches = branchesOf(kin, children).length;
  const parents = parentsToo ? livingParents(kin) : [];
  const divideOthers = (share: Rational): Shares | null => {
    const forChildren = multiply(share, fraction(branches, branches + parents.length));
    const ofChildren = issue ? issue(kin, forChildren) : perStirpes(kin, children, forChildren);
    return ofChildren && join(ofChildren, perHead(parents, subtract(share, forChildren)));
  };
  const alone = divideOthers(one);
  if (!alone) return { notComputed: "civil.open" };
  if (!spouse) return finish(kin, rule, alone, remarks.filter(isAboutHeirs));
  const share = typeof given === "function" ? given(circumstances, branches) : given;
  if (share === "open") return { notComputed: "civil.open" };
  if ("needs" in share) return { ...share, rule };
  return joined(kin, rule, spouse, share, branches + parents.length, (rest) => divideOthers(rest)!, remarks);
}

/** Remarks of these laws are about the spouse, but for what any heir should know. */
const forEveryHeir: ReadonlySet<RuleCode> = new Set<RuleCode>(["cn.1130", "ae.11-national-law"]);
const isAboutHeirs = (rule: RuleCode): boolean => forEveryHeir.has(rule);

function besideSpouse(law: CivilLaw, kin: Kin, circumstances: Circumstances, spouse: Person): Outcome {
  const group = law.besideSpouse.find(({ when }) => when(kin));
  if (!group) return finish(kin, law.spouseAlone, new Map([[spouse.id, one]]), []);
  const share = typeof group.spouse === "function" ? group.spouse(circumstances, kin) : group.spouse;
  if ("needs" in share) return { ...share, rule: group.rule };
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
  return finish(kin, rule, join(new Map(isZero(part) ? [] : [[spouse.id, part]]), others), remarks, undefined, numbers);
}

function partOfSpouse(share: Exclude<BesideChildren, { usufruct: Rational }>, heads: number): Rational {
  if ("fraction" in share) return share.fraction;
  if ("byBranches" in share) return share.byBranches[Math.min(heads, share.byBranches.length) - 1]!;
  const part = divide(share.heads, add(share.heads, fraction(heads)));
  return share.atLeast ? largest(part, share.atLeast) : part;
}
