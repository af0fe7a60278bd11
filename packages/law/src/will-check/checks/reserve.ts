import type { PersonId } from "../../succession/family.ts";
import {
  compare,
  divide,
  fraction,
  isZero,
  multiply,
  one,
  type Rational,
  subtract,
  sum,
  zero,
} from "../../succession/rational.ts";
import { between, partOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { FindingData, Mend, Part, Protected } from "../finding.ts";
import type { Gift, WillPlan } from "../plan.ts";
import { type Claims, claimsOf } from "../reserved.ts";
import { scaled } from "../scale.ts";
import { citeRule } from "../will-rules.ts";

const positive = (share: Rational): Rational => (compare(share, zero) > 0 ? share : zero);

/** How much of what is reserved the will leaves open, and how much of that the rest of the estate cannot fill. */
export interface Shortage {
  /** What each reserved person lacks, before the rest of the estate goes to them first. */
  lacks: ReadonlyMap<PersonId, Rational>;
  excess: Rational;
}

/**
 * What the will does not give away fills reserved parts first; only what then is missing must come from the gifts.
 * The sum of all reductions is therefore exactly what the gifts take beyond the free part.
 */
export function shortageOf({ people, group, members, willed: all }: Claims): Shortage {
  const willed = (id: PersonId) => all.get(id) ?? zero;
  const lacks = new Map([...people].map(([id, reserved]) => [id, positive(subtract(reserved, willed(id)))]));
  const together = positive(subtract(group, sum(members.map(willed))));
  const lacking = sum(lacks.values());
  const wanted = compare(together, lacking) > 0 ? together : lacking;
  const undisposed = subtract(one, sum(all.values()));
  return { lacks, excess: positive(subtract(wanted, undisposed)) };
}

/** LAW-024: what close family cannot lose, in the laws that reserve a part for them. */
export const checkReserve: Check = (matter) => {
  const claims = matter.impossible === null ? claimsOf(matter) : null;
  if (!claims) return [];
  const { net } = matter.will;
  const { lacks, excess } = shortageOf(claims);
  if (isZero(excess)) return usufruct(matter, claims);
  const lacking = sum(lacks.values());
  const protectedPeople = [...claims.people].map(([person, share]): Protected => {
    const lack = isZero(lacking) ? zero : divide(multiply(lacks.get(person)!, excess), lacking);
    const short = compare(lack, lacks.get(person)!) > 0 ? lacks.get(person)! : lack;
    return {
      person,
      reserved: partOf(share, net),
      received: between(partOf(share, net), partOf(short, net)),
      shortfall: partOf(short, net),
    };
  });
  const reserved = partOf(claims.group, net);
  // Both are rounded down, so that what is reserved and what is free never exceed the estate.
  const limit = claims.free && partOf(claims.free, net);
  const takers = takersOf(claims);
  const over = sum([...takers.values()].map(({ over: its }) => its));
  const data: FindingData = {
    reserved,
    ...(limit && { limit }),
    given: partOf(over, net),
    excess: between(partOf(over, net), partOf(subtract(over, excess), net)),
    people: [...takers.keys()].toSorted(),
    gifts: matter.accounts.gifts.filter(({ to }) => takers.has(to)).map(({ gift }) => gift.id),
    protected: protectedPeople,
    consent: { people: claims.members, when: "after-death" },
  };
  return [
    finding(matter, "reserve.cut", data, citeRule(claims.rule), mendsOf(matter, claims, takers, excess, over, data)),
    ...usufruct(matter, claims),
  ];
};

interface Taker {
  /** Everything by the will. */
  willed: Rational;
  /** What is not their own reserved part. */
  over: Rational;
}

/** Who has more by the will than was reserved for them. */
function takersOf({ people, willed: all }: Claims): Map<PersonId, Taker> {
  const takers = new Map<PersonId, Taker>();
  for (const [id, willed] of all) {
    const over = positive(subtract(willed, people.get(id) ?? zero));
    if (!isZero(over)) takers.set(id, { willed, over });
  }
  return takers;
}

function mendsOf(
  matter: Case,
  claims: Claims,
  takers: ReadonlyMap<PersonId, Taker>,
  excess: Rational,
  over: Rational,
  { excess: money, limit }: FindingData,
): Mend[] {
  const { will, accounts } = matter;
  const keeps = (id: PersonId): Rational => {
    const taker = takers.get(id);
    if (!taker) return one;
    return divide(subtract(taker.willed, divide(multiply(taker.over, excess), over)), taker.willed);
  };
  const taken = new Map<string, PersonId>(accounts.gifts.map(({ gift, to }) => [gift.id, to]));
  const gifts = will.gifts.map((gift) => {
    const to = taken.get(gift.id);
    return to !== undefined && takers.has(to) && !claims.exempt.has(gift.id) ? scaled(gift, keeps(to)) : gift;
  });
  const changes = residueAfter(matter, claims, gifts, keeps);
  const after = new Map<PersonId, Part>();
  for (const [id, { willed }] of takers) after.set(id, partOf(multiply(willed, keeps(id)), will.net));
  for (const [id, share] of claims.people) if (!after.has(id)) after.set(id, partOf(share, will.net));
  const inOrder = new Map([...after].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const only = [...takers.keys()];
  const [single] = only.length === 1 ? accounts.gifts.filter(({ to }) => to === only[0]) : [];
  const thing = single && accounts.gifts.filter(({ to }) => to === only[0]).length === 1 ? single.gift : null;
  const mends: Mend[] = [
    {
      code: "reduce-to-limit",
      data: {
        ...(limit && { limit }),
        after: inOrder,
        ...(thing && { gift: thing.id, person: only[0]!, share: keeps(only[0]!) }),
      },
      ...(changes && { changes }),
    },
  ];
  const used = thing ? asUse(thing) : null;
  if (used) {
    const others = will.gifts.map((gift) => (gift.id === used.id ? used : gift));
    mends.push({ code: "give-use", data: { person: only[0]!, gift: used.id }, changes: { gifts: others } });
  }
  mends.push({
    code: "keep",
    data: { ...(money && { excess: money }), consent: { people: claims.members, when: "after-death" } },
  });
  return mends;
}

/** A life interest in the thing instead of the thing; what it is worth depends on the age of who has it. */
function asUse(gift: Gift): Gift | null {
  const { what } = gift;
  if (what.kind !== "asset") return null;
  return {
    ...gift,
    what: {
      kind: "use",
      asset: what.asset,
      value: null,
      assetValue: what.value,
      ...(what.part && { part: what.part }),
    },
  };
}

/**
 * The shares of what remains, so that those who lack have it. Where the will names no shares the law divides. Null where
 * it cannot be said by how much each of a group is protected.
 */
function residueAfter(
  { accounts }: Case,
  { people, group }: Claims,
  gifts: readonly Gift[],
  keeps: (id: PersonId) => Rational,
): Partial<WillPlan> | null {
  if (accounts.residueShares.length === 0) return { gifts };
  if (compare(sum(people.values()), group) < 0) return null;
  const left = new Map(
    accounts.residueShares.map(({ to, share }) => [to, multiply(multiply(share, accounts.residue), keeps(to))]),
  );
  const byGift = (id: PersonId) =>
    sum(accounts.gifts.filter(({ to }) => to === id).map(({ share }) => multiply(share ?? zero, keeps(id))));
  for (const [id, reserved] of people) {
    const has = subtract(reserved, byGift(id));
    if (compare(left.get(id) ?? zero, has) < 0) left.set(id, has);
  }
  const whole = sum(left.values());
  if (isZero(whole)) return null;
  return { gifts, residue: [...left].map(([to, share]) => ({ to, share: divide(share, whole) })) };
}

/** Use for life that the spouse cannot lose: found where the will gives the spouse less, in use or ownership. */
function usufruct(matter: Case, { usufruct: use, spouse, rule }: Claims) {
  const { accounts, will } = matter;
  if (!use || spouse === null || (accounts.gifts.length === 0 && accounts.residueShares.length === 0)) return [];
  const used = accounts.gifts
    .filter(({ to, gift }) => to === spouse && gift.what.kind === "use")
    .map(({ gift: { what } }) => (what.kind === "use" && will.net ? (what.assetValue ?? what.value) : null))
    .map((value) => (value === null || !will.net ? zero : fraction(value, will.net)));
  const has = sum([...used, accounts.willed.get(spouse) ?? zero]);
  // What nobody is named for stays in the estate, and the spouse's use with it.
  const undisposed = positive(subtract(one, sum(accounts.willed.values())));
  const open = positive(subtract(subtract(use, has), undisposed));
  if (isZero(open)) return [];
  const data = { person: spouse, reserved: partOf(use, will.net), excess: partOf(open, will.net) };
  return [
    finding(matter, "reserve.use-cut", data, citeRule(rule), [
      { code: "give-use-to-spouse", data },
      { code: "keep", data },
    ]),
  ];
}
