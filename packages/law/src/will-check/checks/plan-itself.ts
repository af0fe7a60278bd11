import type { PersonId } from "../../succession/family.ts";
import {
  compare,
  divide,
  equals,
  fraction,
  one,
  type Rational,
  subtract,
  sum,
  zero,
} from "../../succession/rational.ts";
import { between, isOdd, isShare, partOf, recipientOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, Mend } from "../finding.ts";
import type { Gift, ResidueShare } from "../plan.ts";
import { scaled } from "../scale.ts";

/** What is wrong with the plan under any law: sums, things given twice, people who are not there. */
export const checkPlan: Check = (matter) => [
  ...(matter.impossible === null ? [] : [finding(matter, "family.impossible", { person: matter.impossible })]),
  ...odd(matter),
  ...sharesSum(matter),
  ...moreThanEstate(matter),
  ...givenTwice(matter),
  ...recipients(matter),
  ...substitutes(matter),
  ...unassigned(matter),
  ...unknownValues(matter),
];

const withoutGift = ({ will }: Case, gift: string): Mend => ({
  code: "remove-gift",
  data: { gift },
  changes: { gifts: will.gifts.filter(({ id }) => id !== gift) },
});

const odd: Check = (matter) => [
  ...matter.will.gifts
    .filter(({ what }) => isOdd(what))
    .map((gift) =>
      finding(matter, "gift.odd", { gift: gift.id, person: gift.to }, null, [withoutGift(matter, gift.id)]),
    ),
  ...matter.will.residue
    .filter(({ share }) => !isShare(share))
    .map(({ to }) =>
      finding(matter, "gift.odd", { person: to }, null, [{ code: "change-by-hand", data: { person: to } }]),
    ),
];

const sharesSum: Check = (matter) => {
  const { residue } = matter.will;
  const total = sum(residue.map(({ share }) => share));
  if (residue.length === 0 || equals(total, one) || residue.some(({ share }) => !isShare(share))) return [];
  const isLess = compare(total, one) < 0;
  const open = isLess ? subtract(one, total) : subtract(total, one);
  const data = { share: total, excess: partOf(open, null), people: residue.map(({ to }) => to) };
  return [finding(matter, "shares.sum", data, null, isLess ? fillUp(residue, open) : cutDown(residue, total))];
};

function fillUp(residue: readonly ResidueShare[], open: Rational): Mend[] {
  const [most] = residue.toSorted((a, b) => compare(b.share, a.share));
  const give = (to: PersonId) =>
    residue.map((its) => (its.to === to ? { ...its, share: sum([its.share, open]) } : its));
  const each = divide(open, fraction(residue.length));
  return [
    { code: "give-rest-to", data: { person: most!.to, share: open }, changes: { residue: give(most!.to) } },
    {
      code: "share-rest-equally",
      data: { share: each, people: residue.map(({ to }) => to) },
      changes: { residue: residue.map((its) => ({ ...its, share: sum([its.share, each]) })) },
    },
    { code: "change-by-hand", data: {} },
  ];
}

function cutDown(residue: readonly ResidueShare[], total: Rational): Mend[] {
  const cut = residue.map((its) => ({ ...its, share: divide(its.share, total) }));
  return [
    { code: "scale-shares", data: { people: residue.map(({ to }) => to) }, changes: { residue: cut } },
    { code: "change-by-hand", data: {} },
  ];
}

const moreThanEstate: Check = (matter) => {
  const { accounts, will } = matter;
  if (compare(accounts.given, one) <= 0) return [];
  const [given, limit] = [partOf(accounts.given, will.net), partOf(one, will.net)];
  const factor = divide(one, accounts.given);
  const counted = new Set(accounts.gifts.map(({ gift }) => gift.id));
  const gifts = will.gifts.flatMap((gift) => (counted.has(gift.id) ? scaled(gift, factor) : [gift]));
  return [
    finding(
      matter,
      "gift.more-than-estate",
      { given, limit, excess: between(given, limit), gifts: [...counted] },
      null,
      [
        { code: "reduce-to-limit", data: { limit, share: factor }, changes: { gifts } },
        { code: "change-by-hand", data: {} },
      ],
    ),
  ];
};

/** The same thing to two people. Ownership beside a use of it is one gift each. */
const givenTwice: Check = (matter) => {
  const things = new Map<string, Gift[]>();
  for (const gift of matter.will.gifts) {
    const { what } = gift;
    if ((what.kind !== "asset" && what.kind !== "use") || isOdd(what)) continue;
    const key = `${what.kind} ${what.asset}`;
    things.set(key, [...(things.get(key) ?? []), gift]);
  }
  const partOfThing = ({ what }: Gift) => ("part" in what && what.part ? what.part : one);
  return [...things.values()]
    .filter((gifts) => gifts.length > 1 && compare(sum(gifts.map(partOfThing)), one) > 0)
    .map((gifts): Finding => {
      const [{ what }] = gifts as [Gift];
      const ids = gifts.map(({ id }) => id);
      const mends = gifts.map(
        ({ id, to }): Mend => ({
          code: "give-once",
          data: { gift: id, person: to },
          changes: { gifts: matter.will.gifts.filter((gift) => gift.id === id || !ids.includes(gift.id)) },
        }),
      );
      const asset = "asset" in what ? what.asset : "";
      return finding(matter, "asset.twice", { asset, gifts: ids, people: gifts.map(({ to }) => to) }, null, mends);
    });
};

const recipients: Check = (matter) => {
  const { people, will } = matter;
  const shares = will.residue.map(({ to }) => ({ to, gift: undefined }));
  const gifts = will.gifts.map((gift) => ({ to: gift.to, gift }));
  return [...gifts, ...shares].flatMap(({ to, gift }): Finding[] => {
    const data = { person: to, ...(gift && { gift: gift.id }) };
    const remove = gift ? [withoutGift(matter, gift.id)] : [];
    if (!people.isKnown(to)) {
      return [finding(matter, "gift.recipient-missing", data, null, [...remove, { code: "change-by-hand", data }])];
    }
    const isThere = gift ? recipientOf(gift, people) !== null : people.isAlive(to);
    if (isThere) return [];
    return [finding(matter, "gift.recipient-died", data, null, [{ code: "name-substitute", data }, ...remove])];
  });
};

/** Gifts that would fail if somebody died first. A charity does not. */
const substitutes: Check = (matter) => {
  const { people, will } = matter;
  const open = will.gifts.filter(
    ({ to, substitute }) =>
      substitute === undefined && people.isKnown(to) && people.isAlive(to) && !people.isCharity(to),
  );
  if (open.length === 0) return [];
  const data = { gifts: open.map(({ id }) => id), people: [...new Set(open.map(({ to }) => to))] };
  return [finding(matter, "gift.no-substitute", data, null, [{ code: "name-substitute", data }])];
};

const unassigned: Check = (matter) => {
  const { accounts, will, heirs } = matter;
  if (will.residue.length > 0 || compare(accounts.residue, zero) <= 0) return [];
  const data = {
    limit: partOf(accounts.residue, accounts.complete ? will.net : null),
    ...(heirs && { people: heirs }),
  };
  return [finding(matter, "residue.unassigned", data)];
};

/** Without values nothing can be said of limits. */
const unknownValues: Check = (matter) => {
  const { accounts, profile, will } = matter;
  const hasLimit = profile?.will.limit === "third" || profile?.will.limit === "reserve";
  const open = accounts.gifts.filter(({ share }) => share === null).map(({ gift }) => gift.id);
  if (!hasLimit || (open.length === 0 && will.net !== null)) return [];
  return [finding(matter, "estate.unknown", { gifts: open }, null, [{ code: "add-value", data: { gifts: open } }])];
};
