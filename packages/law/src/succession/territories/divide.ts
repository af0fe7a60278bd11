import { allSiblings, livingParents, siblingBranches } from "../civil/collaterals.ts";
import { finish } from "../civil/finish.ts";
import { branchesOf, join, perHead, type Shares } from "../civil/stirpes.ts";
import type { PropertyKind } from "../couples-property.ts";
import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import {
  add,
  divide,
  equals,
  fraction,
  isZero,
  multiply,
  one,
  parse,
  type Rational,
  subtract,
  zero,
} from "../rational.ts";
import type { Circumstances, Engine, NeedsFact, Outcome, Succession } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { represented } from "./representation.ts";
import { type Given, linesOf, spousePart } from "./spouse-part.ts";
import { type OpenFamily, type RemarkKind, remarksOfSpouse, type Territory } from "./territory.ts";

const half = fraction(1, 2);

/** The engine of a state, province or community: its table says what a spouse has, and how the kin divides the rest. */
export function territoryEngine(law: Territory): Engine {
  const rule = `law:${law.code}` as RuleCode;
  const open: Outcome = { notComputed: `law:${law.code}/open` as RuleCode };
  return (kin, circumstances) => {
    if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
    const [spouse] = kin.spouses;
    if ((law.open ?? []).some((family) => isOpenFamily[family](kin))) return open;
    const remarks = remarksOf(law, spouse !== undefined);
    if (!spouse) {
      if (linesOf(kin).size === 0) return { notComputed: "civil.farther-kin" };
      const shares = toKin(law, kin, one, false);
      return shares ? finish(kin, rule, shares.own, remarks, shares.use) : open;
    }
    const part = wholePart(law, kin, circumstances, rule);
    if (part === "open") return open;
    if ("needs" in part) return part;
    const rest = subtract(one, part.share);
    const others = isZero(rest) ? { own: new Map<PersonId, Rational>() } : toKin(law, kin, rest, true);
    if (!others) return open;
    const own: Shares = new Map(isZero(part.share) ? [] : [[spouse.id, part.share]]);
    const use = usesOf(spouse, part.use, "use" in others ? others.use : undefined);
    const outcome = finish(kin, rule, join(own, others.own), remarks, use, part.numbers);
    return part.marital ? { ...(outcome as Succession), marital: part.marital } : outcome;
  };
}

/** Families of which the sources of a law do not speak. */
const isOpenFamily: Readonly<Record<OpenFamily, (kin: Kin) => boolean>> = {
  parents: (kin) => livingParents(kin).length > 0,
  "parents-without-issue": (kin) => livingParents(kin).length > 0 && !linesOf(kin).has("issue"),
  "no-spouse": (kin) => kin.spouses.length === 0,
  "spouse-alone": (kin) => kin.spouses.length > 0 && linesOf(kin).size === 0,
  "no-issue": (kin) => !linesOf(kin).has("issue"),
};

function remarksOf({ code, remarks = {} }: Territory, isMarried: boolean): RuleCode[] {
  return (Object.keys(remarks) as RemarkKind[])
    .filter((kind) => isMarried || !remarksOfSpouse.has(kind))
    .map((kind) => `law:${code}/${kind}` as RuleCode);
}

function usesOf(
  spouse: Person,
  use: Rational | undefined,
  ofOthers: ReadonlyMap<PersonId, Rational> | undefined,
): ReadonlyMap<PersonId, Rational> | undefined {
  const uses = new Map(ofOthers);
  if (use && !isZero(use)) uses.set(spouse.id, use);
  return uses.size > 0 ? uses : undefined;
}

/** What the survivor's own half is taken from before anybody inherits. */
const isShared = (kind: PropertyKind) => kind === "community" || kind === "common";

/** The spouse's part of everything: of each kind of property by its own line, weighed by what there is of it. */
function wholePart(
  law: Territory,
  kin: Kin,
  circumstances: Circumstances,
  rule: RuleCode,
): (Given & Pick<Succession, "marital">) | NeedsFact | "open" {
  const kinds = law.property;
  if (!kinds) {
    const { net } = circumstances;
    return spousePart(law, kin, circumstances, rule, null, net === undefined ? undefined : fraction(net));
  }
  const given = circumstances.property;
  const known = given && kinds.some((kind) => (given[kind] ?? 0n) > 0n) ? given : null;
  const worthOf = (kind: PropertyKind) => fraction(known?.[kind] ?? 0n, isShared(kind) ? 2n : 1n);
  const parts = kinds.map((kind) => ({
    kind,
    part: spousePart(law, kin, circumstances, rule, kind, known ? worthOf(kind) : undefined),
  }));
  const settled: { kind: PropertyKind; part: Given }[] = [];
  let asksValue = false;
  for (const { kind, part } of parts) {
    if (part === "open") return part;
    // The value of a kind is asked for with all the others.
    if ("needs" in part && part.needs === "estate-value") asksValue = true;
    else if ("needs" in part) return part;
    else settled.push({ kind, part });
  }
  const [first] = settled;
  const isAlike = settled.every(
    ({ part }) => equals(part.share, first!.part.share) && !part.use && !part.numbers?.legacy,
  );
  if (!known && (asksValue || !first || !isAlike)) return { needs: "property-kinds", rule, among: kinds };
  if (!known) return { share: first!.part.share };
  const whole = kinds.map(worthOf).reduce(add, zero);
  const weigh = (read: (part: Given) => Rational) =>
    settled.map(({ kind, part }) => multiply(read(part), divide(worthOf(kind), whole))).reduce(add, zero);
  const own = kinds.filter(isShared).reduce((sum, kind) => sum + (known[kind] ?? 0n) / 2n, 0n);
  const all = kinds.reduce((sum, kind) => sum + (known[kind] ?? 0n), 0n);
  return {
    share: weigh(({ share }) => share),
    use: weigh(({ use }) => use ?? zero),
    marital: { survivorOwn: own, estate: all - own },
  };
}

interface KinShares {
  own: Shares;
  use?: ReadonlyMap<PersonId, Rational>;
}

/** Who has what the spouse leaves, or everything; null where the sources do not say. */
function toKin(law: Territory, kin: Kin, share: Rational, isMarried: boolean): KinShares | null {
  const children = kin.childrenOf(deceasedId);
  const parents = livingParents(kin);
  if (branchesOf(kin, children).length > 0) {
    const { parentsBesideIssue: beside } = law;
    const forParents = beside && parents.length > 0 ? parse(isMarried ? beside.withSpouse : beside.without) : zero;
    const issue = represented(kin, children, subtract(share, forParents), law.representation);
    return issue && { own: isZero(forParents) ? issue : join(perHead(parents, forParents), issue) };
  }
  const siblings = siblingBranches(kin).length > 0;
  if (parents.length === 0) {
    const own = toSiblings(law, kin, share);
    return own && { own };
  }
  switch (law.order ?? "parents-first") {
    case "parents-first":
      return { own: perHead(parents, share) };
    case "one-parent-with-siblings": {
      if (parents.length === 2 || !siblings) return { own: perHead(parents, share) };
      const own = toSiblings(law, kin, multiply(share, half));
      return own && { own: join(perHead(parents, multiply(share, half)), own) };
    }
    case "together": {
      // A sole parent counts twice, so that the parents always have two portions.
      const portions = siblingBranches(kin).length + 2;
      const ofParents = multiply(share, fraction(2, portions));
      if (!siblings) return { own: perHead(parents, share) };
      const own = toSiblings(law, kin, subtract(share, ofParents));
      return own && { own: join(perHead(parents, ofParents), own) };
    }
    case "siblings-own": {
      if (!siblings) return { own: perHead(parents, share) };
      const own = toSiblings(law, kin, share);
      return own && { own, use: perHead(parents, share) };
    }
  }
}

function toSiblings(law: Territory, kin: Kin, share: Rational): Shares | null {
  const how = law.siblings ?? law.representation;
  const { full, paternal, maternal } = kin.siblings;
  const siblings = allSiblings(kin);
  // Nobody below nephews and nieces comes in the place of the dead.
  if (how === "children-only" && branchesOf(kin, siblings, 1).length === 0) return null;
  const isMixed = [full, paternal, maternal].filter((kind) => branchesOf(kin, kind).length > 0).length > 1;
  if (!isMixed || law.halfBlood === "equal") return represented(kin, siblings, share, how);
  if (law.halfBlood === "open") return null;
  if (law.halfBlood === "half") {
    return represented(kin, siblings, share, how, (one) => (full.includes(one) ? 2 : 1));
  }
  const sides = [
    [...full, ...paternal],
    [...full, ...maternal],
  ].filter((side) => branchesOf(kin, side).length > 0);
  const each = multiply(share, fraction(1, sides.length));
  const parts = sides.map((side) => represented(kin, side, each, how));
  return parts.every((part): part is Shares => part !== null) ? join(...parts) : null;
}
