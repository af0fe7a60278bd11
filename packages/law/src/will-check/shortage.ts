import type { PersonId } from "../succession/family.ts";
import {
  add,
  compare,
  divide,
  equals,
  isZero,
  multiply,
  one,
  type Rational,
  subtract,
  sum,
  zero,
} from "../succession/rational.ts";
import { accountsOf, type Counted } from "./accounts.ts";
import type { Case } from "./case.ts";
import type { Claims } from "./claims.ts";
import type { Gift, WillPlan } from "./plan.ts";
import { scaled } from "./scale.ts";

export const positive = (share: Rational): Rational => (compare(share, zero) > 0 ? share : zero);
const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** How much of what is reserved the will leaves open, and who must give it up. */
export interface Shortage {
  /** What each reserved person lacks, before the rest of the estate goes to them first. */
  lacks: ReadonlyMap<PersonId, Rational>;
  /** What the rest of the estate cannot fill. */
  excess: Rational;
  /** What is not named for anybody; below zero where the gifts are more than there is. */
  undisposed: Rational;
  /** What each taker gives up, in proportion to what they have over. */
  cuts: ReadonlyMap<PersonId, Rational>;
  /** What those have together that can be cut. */
  over: Rational;
}

/**
 * What the will does not give away fills reserved parts first; only what then is missing must come from the gifts.
 * The sum of all cuts is therefore exactly what the gifts take beyond the free part.
 */
export function shortageOf({ people, group, members, willed: all }: Claims): Shortage {
  const willed = (id: PersonId) => all.get(id) ?? zero;
  const lacks = new Map([...people].map(([id, reserved]) => [id, positive(subtract(reserved, willed(id)))]));
  const together = positive(subtract(group, sum(members.map(willed))));
  const lacking = sum(lacks.values());
  const undisposed = subtract(one, sum(all.values()));
  const excess = positive(subtract(compare(together, lacking) > 0 ? together : lacking, undisposed));
  const overOf = (id: PersonId) => positive(subtract(willed(id), people.get(id) ?? zero));
  const takers = [...all.keys()].filter((id) => !isZero(overOf(id)));
  if (compare(sum(people.values()), group) === 0) {
    return { lacks, excess, undisposed, ...cutAmong(takers, overOf, excess) };
  }
  // The testator may choose among the members: strangers give way first, members only for one another's own part.
  const strangers = takers.filter((id) => !members.includes(id));
  const outside = sum(strangers.map(willed));
  const first = smaller(excess, positive(subtract(outside, subtract(one, group))));
  const fromStrangers = cutAmong(strangers, willed, first);
  const fromMembers = cutAmong(
    takers.filter((id) => members.includes(id)),
    overOf,
    subtract(excess, first),
  );
  return {
    lacks,
    excess,
    undisposed,
    cuts: new Map([...fromStrangers.cuts, ...fromMembers.cuts]),
    over: add(fromStrangers.over, fromMembers.over),
  };
}

function cutAmong(
  takers: readonly PersonId[],
  overOf: (id: PersonId) => Rational,
  excess: Rational,
): Pick<Shortage, "cuts" | "over"> {
  const over = sum(takers.map(overOf));
  if (isZero(excess) || isZero(over)) return { cuts: new Map(), over: zero };
  return { cuts: new Map(takers.map((id) => [id, divide(multiply(overOf(id), excess), over)])), over };
}

/** The part of what the will gives that somebody keeps. */
export function keepsOf({ willed }: Claims, { cuts }: Shortage, id: PersonId): Rational {
  const has = willed.get(id);
  return has && cuts.has(id) ? divide(subtract(has, cuts.get(id)!), has) : one;
}

/** The plan with everything cut that must be; null where it cannot be said who then has how much. */
export function cutPlan(matter: Case, claims: Claims, shortage: Shortage): Partial<WillPlan> | null {
  const { will, accounts, people } = matter;
  const taken = new Map<string, PersonId>(accounts.gifts.map(({ gift, to }) => [gift.id, to]));
  const gifts = will.gifts.flatMap((gift): readonly Gift[] => {
    const to = taken.get(gift.id);
    return to === undefined || claims.exempt.has(gift.id) ? [gift] : cut(gift, keepsOf(claims, shortage, to));
  });
  if (accounts.residueShares.length === 0) return { gifts };
  const { residue, gifts: after } = accountsOf({ ...will, gifts }, people);
  // A use that cuts nobody lies on what others own: what the rest is worth beside it is not for us to say.
  // Nor is it said whose it becomes where everybody's own part was filled in life.
  if (isZero(residue) || isZero(sum(claims.people.values())) || claims.exempt.size > 0) return null;
  const left = new Map(
    accounts.residueShares.map(({ to, share }) => [
      to,
      multiply(multiply(share, accounts.residue), keepsOf(claims, shortage, to)),
    ]),
  );
  const give = (id: PersonId, share: Rational) => left.set(id, add(left.get(id) ?? zero, share));
  for (const [id, share] of released(claims, shortage)) give(id, share);
  // Sums are rounded down: who is protected has the rest of the cent in another way.
  for (const id of claims.people.keys()) {
    const exact = multiply(givenTo(accounts.gifts, id), keepsOf(claims, shortage, id));
    give(id, subtract(exact, givenTo(after, id)));
  }
  const shares = [...left]
    .filter(([, share]) => !isZero(share))
    .map(([to, share]) => ({ to, share: divide(share, residue) }));
  const wasWhole = equals(sum(accounts.residueShares.map(({ share }) => share)), one);
  return { gifts, residue: wasWhole ? withRest(shares, claims) : shares };
}

const givenTo = (gifts: readonly Counted[], id: PersonId): Rational =>
  sum(gifts.filter(({ to }) => to === id).map(({ share }) => share ?? zero));

const cut = (gift: Gift, keeps: Rational): readonly Gift[] => (equals(keeps, one) ? [gift] : scaled(gift, keeps));

/** Who has what the others gave up: first those who lack, then all members as their own parts are. */
function released({ people }: Claims, { lacks, excess, undisposed }: Shortage): [PersonId, Rational][] {
  const available = compare(undisposed, zero) < 0 ? positive(add(excess, undisposed)) : excess;
  const lacking = sum(lacks.values());
  const filled = smaller(available, lacking);
  const rest = subtract(available, filled);
  const total = sum(people.values());
  return [...people].map(([id, reserved]) => {
    const own = isZero(lacking) ? zero : divide(multiply(lacks.get(id)!, filled), lacking);
    return [id, add(own, divide(multiply(reserved, rest), total))];
  });
}

/** Sums were rounded down: what that leaves goes to the first of those the law protects. */
function withRest(shares: WillPlan["residue"], { people }: Claims): WillPlan["residue"] {
  const rest = subtract(one, sum(shares.map(({ share }) => share)));
  const index = shares.findIndex(({ to }) => people.has(to));
  return shares.map((its, at) => (at === index ? { ...its, share: add(its.share, rest) } : its));
}
