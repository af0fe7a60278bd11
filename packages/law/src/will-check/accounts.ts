import type { PersonId } from "../succession/family.ts";
import { add, compare, fraction, multiply, one, type Rational, subtract, sum, zero } from "../succession/rational.ts";
import type { Part } from "./finding.ts";
import type { People } from "./people.ts";
import type { Gift, Given, ResidueShare, WillPlan } from "./plan.ts";

/** A gift that would be paid out, and to whom. */
export interface Counted {
  gift: Gift;
  to: PersonId;
  /** Of the net estate; null where a value is missing. */
  share: Rational | null;
}

/** What the will gives away, as parts of the net estate. Gifts that wait for the heirs' word take nothing from anybody. */
export interface Accounts {
  gifts: readonly Counted[];
  /** Of people who are there to have them. */
  residueShares: readonly ResidueShare[];
  /** Whether everything has a value. */
  complete: boolean;
  /** Gifts together. */
  given: Rational;
  /** What is left after them, never less than nothing. */
  residue: Rational;
  /** What everybody has by the will: gifts and shares of what is left. */
  willed: ReadonlyMap<PersonId, Rational>;
}

export function accountsOf(will: WillPlan, people: People): Accounts {
  const gifts: Counted[] = [];
  for (const gift of will.gifts) {
    const to = recipientOf(gift, people);
    if (to !== null && !gift.ifHeirsAgree && !isOdd(gift.what))
      gifts.push({ gift, to, share: shareOf(gift, will.net) });
  }
  const given = sum(gifts.map(({ share }) => share ?? zero));
  const residue = compare(given, one) >= 0 ? zero : subtract(one, given);
  const residueShares = will.residue.filter(
    ({ to, share }) => isShare(share) && people.isKnown(to) && people.isAlive(to),
  );
  const willed = new Map<PersonId, Rational>();
  const give = (id: PersonId, share: Rational) => willed.set(id, add(willed.get(id) ?? zero, share));
  for (const { to, share } of gifts) give(to, share ?? zero);
  for (const { to, share } of residueShares) give(to, multiply(share, residue));
  return { gifts, residueShares, complete: gifts.every(({ share }) => share !== null), given, residue, willed };
}

/** Who would have the gift; null where nobody is there for it. */
export function recipientOf({ to, substitute }: Gift, people: People): PersonId | null {
  const takes = (id: PersonId | undefined) => id !== undefined && people.isKnown(id) && people.isAlive(id);
  return takes(to) ? to : takes(substitute) ? substitute! : null;
}

/** The part of the net estate that a gift takes; null where a value is missing. */
function shareOf({ what }: Gift, net: bigint | null): Rational | null {
  if (what.kind === "part") return what.part;
  const value = worthOf(what);
  return net === null || net <= 0n || value === null ? null : multiply(value, fraction(1n, net));
}

/** What is given in money, exactly. */
function worthOf(what: Exclude<Given, { kind: "part" }>): Rational | null {
  if (what.kind === "sum") return fraction(what.amount);
  return what.value === null ? null : multiply(fraction(what.value), what.part ?? one);
}

/** Sums below nothing, parts of more than the whole or of nothing. */
export function isOdd(what: Given): boolean {
  if (what.kind === "sum") return what.amount <= 0n;
  if (what.kind === "part") return !isShare(what.part);
  return (what.value !== null && what.value < 0n) || (what.part !== undefined && !isShare(what.part));
}

export const isShare = (share: Rational): boolean => compare(share, zero) > 0 && compare(share, one) <= 0;

export const amountOf = ({ n, d }: Rational, net: bigint | null): bigint | null =>
  net === null ? null : (net * n) / d;

export const partOf = (share: Rational, net: bigint | null): Part => ({ share, amount: amountOf(share, net) });

/** What lies between two parts; its sum is that of the two sums, so that they add up on paper. */
export const between = (more: Part, less: Part): Part => ({
  share: subtract(more.share, less.share),
  amount: more.amount === null || less.amount === null ? null : more.amount - less.amount,
});
