import type { PersonId } from "../../succession/family.ts";
import {
  compare,
  divide,
  equals,
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
import type { Claims } from "../claims.ts";
import type { FindingData, Mend, Part, Protected } from "../finding.ts";
import type { Gift } from "../plan.ts";
import { type ClaimsWithGifts, claimsOf } from "../reserved.ts";
import { cutPlan, keepsOf, positive, type Shortage, shortageOf } from "../shortage.ts";
import { citeRule } from "../will-rules.ts";

/** LAW-024: what close family cannot lose, in the laws that reserve a part for them. */
export const checkReserve: Check = (matter) => {
  const claims = matter.impossible === null ? claimsOf(matter) : null;
  if (!claims) return [];
  const { net } = matter.will;
  const shortage = shortageOf(claims);
  const { lacks, excess, cuts, over } = shortage;
  if (isZero(excess)) return usufruct(matter, claims);
  const lacking = sum(lacks.values());
  const protectedPeople = [...claims.people].map(([person, share]): Protected => {
    const its = lacks.get(person)!;
    const lack = isZero(lacking) ? zero : divide(multiply(its, excess), lacking);
    const short = compare(lack, its) > 0 ? its : lack;
    return {
      person,
      share: claims.intestate?.get(person) ?? null,
      reserved: partOf(share, net),
      received: between(partOf(share, net), partOf(short, net)),
      shortfall: partOf(short, net),
    };
  });
  // Where members may be preferred to one another, what is free for strangers says nothing about them.
  const isAboutFree = claims.free !== null && equals(subtract(over, excess), claims.free);
  const data: FindingData = {
    reserved: partOf(claims.group, net),
    ...(isAboutFree && { limit: partOf(claims.free!, net), given: partOf(over, net) }),
    excess: between(partOf(over, net), partOf(subtract(over, excess), net)),
    people: [...cuts.keys()].toSorted(),
    gifts: matter.accounts.gifts.filter(({ to }) => cuts.has(to)).map(({ gift }) => gift.id),
    protected: protectedPeople,
    consent: { people: claims.members, when: "after-death" },
  };
  return [
    finding(matter, "reserve.cut", data, citeRule(claims.rule), mendsOf(matter, claims, shortage, data)),
    ...usufruct(matter, claims),
  ];
};

function mendsOf(
  matter: Case,
  claims: ClaimsWithGifts,
  shortage: Shortage,
  { excess, limit, consent }: FindingData,
): Mend[] {
  const { will, accounts } = matter;
  // Where gifts in life took more than the free part, no will fills what is reserved; and one that was not counted may
  // count under the will that is proposed.
  const { missing, open, undated } = claims.inLife;
  const isSure = isZero(missing) && open.length === 0 && undated.length === 0;
  const changes = isSure ? cutPlan(matter, claims, shortage) : null;
  const [taker, ...others] = [...shortage.cuts.keys()];
  const theirs = accounts.gifts.filter(({ to }) => to === taker);
  const thing = others.length === 0 && theirs.length === 1 ? theirs[0]!.gift : null;
  const isPartOfThing = thing !== null && thing.what.kind !== "sum";
  const single =
    isPartOfThing && taker ? { gift: thing.id, person: taker, share: keepsOf(claims, shortage, taker) } : {};
  const mends: Mend[] = [
    {
      code: "reduce-to-limit",
      data: { ...(limit && { limit }), after: afterwards(matter, claims, shortage), ...single },
      ...(changes && { changes }),
    },
  ];
  const used = thing ? asUse(thing) : null;
  if (used && taker) {
    const gifts = will.gifts.map((gift) => (gift.id === used.id ? used : gift));
    mends.push({ code: "give-use", data: { person: taker, gift: used.id }, changes: { gifts } });
  }
  mends.push({ code: "keep", data: { ...(excess && { excess }), ...(consent && { consent }) } });
  return mends;
}

/** What those who are cut keep, and what those who are protected have at least. */
function afterwards({ will }: Case, claims: Claims, shortage: Shortage): ReadonlyMap<PersonId, Part> {
  const after = new Map<PersonId, Rational>(claims.people);
  for (const [id, willed] of claims.willed) {
    const kept = multiply(willed, keepsOf(claims, shortage, id));
    if (compare(kept, after.get(id) ?? zero) > 0) after.set(id, kept);
  }
  const inOrder = [...after].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(inOrder.map(([id, share]) => [id, partOf(share, will.net)]));
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
