import { livingGrandparents, livingParents } from "../succession/civil/collaterals.ts";
import { civilEngine } from "../succession/civil/divide.ts";
import { type CivilCountry, civilLaws } from "../succession/civil/laws.ts";
import {
  factsOfMeasure,
  type Reserve,
  type ReserveCountry,
  type ReservedGroup,
  reserveLaws,
  reserveOf,
  usualRegime,
} from "../succession/civil/reserve.ts";
import type { NotComputed } from "../succession/derivation.ts";
import { deceasedId, type PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import {
  add,
  compare,
  divide,
  fraction,
  isZero,
  multiply,
  type Rational,
  subtract,
  sum,
  zero,
} from "../succession/rational.ts";
import { isSuccession, type NeedsFact } from "../succession/result.ts";
import { type Case, orNull } from "./case.ts";
import type { Claims } from "./claims.ts";
import { type GiftsInLife, withLifetimeGifts } from "./lifetime-gifts.ts";
import type { WillCircumstances } from "./plan.ts";

/** The same with the gifts made in life: parts are then what the estate itself must still give. */
export interface ClaimsWithGifts extends Claims {
  inLife: GiftsInLife;
}

/** The key of the country whose reserve applies; null where the law reserves nothing in this way. */
export function reserveCountryOf({ regulation, profile }: Pick<Case, "regulation" | "profile">): ReserveCountry | null {
  if (regulation?.country === "cy" && regulation.system === "civil") return "cy";
  if (profile?.will.limit !== "reserve") return null;
  return Object.hasOwn(reserveLaws, profile.rules) ? (profile.rules as ReserveCountry) : null;
}

export function reserveFor(matter: Case): Reserve | NeedsFact | NotComputed | null {
  const country = reserveCountryOf(matter);
  if (!country) return null;
  const { kin, accounts, circumstances } = matter;
  const spouseIsHeir = kin.spouses.some(({ id }) => {
    // Where the will names nobody for the rest, the law makes the spouse an heir of it.
    const willed = accounts.willed.get(id) ?? zero;
    const hasGift = accounts.gifts.some(({ to }) => to === id);
    return !isZero(willed) || hasGift || accounts.residueShares.length === 0;
  });
  return orNull(() => reserveOf(kin, country, { ...circumstances, spouseIsHeir }));
}

export function claimsOf(matter: Case): ClaimsWithGifts | null {
  const country = reserveCountryOf(matter);
  const reserve = reserveFor(matter);
  if (!country || !reserve || !("reserved" in reserve)) return null;
  const { kin, circumstances } = matter;
  const intestate = intestateShares(kin, country, circumstances);
  const people = new Map<PersonId, Rational>();
  const members = new Set<PersonId>();
  for (const [group, share] of reserve.reserved) {
    const all = membersOf(kin, group);
    for (const id of all) members.add(id);
    for (const [id, part] of individually(country, group, share, all, intestate)) {
      people.set(id, add(people.get(id) ?? zero, part));
    }
  }
  const exempt = freeUses(matter, country);
  const willed = new Map(matter.accounts.willed);
  for (const { gift, to, share } of matter.accounts.gifts) {
    if (exempt.has(gift.id)) willed.set(to, subtract(willed.get(to)!, share ?? zero));
  }
  return withLifetimeGifts(matter, country, {
    people: new Map([...people].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    intestate,
    group: sum(reserve.reserved.values()),
    members: [...members].toSorted(),
    spouse: kin.spouses[0]?.id ?? null,
    usufruct: reserve.usufruct ?? null,
    free: reserve.disposable,
    exempt,
    willed,
    rule: reserve.rule,
  });
}

/** Of Spain's two thirds for descendants one is for all alike; the other may go to any of them (art. 808). */
const strictPart: Partial<Record<ReserveCountry, Rational>> = { es: fraction(1, 2) };

/** A group's part, divided as without a will; nobody's own where the law's scale is not known. */
function individually(
  country: ReserveCountry,
  group: ReservedGroup,
  share: Rational,
  members: readonly PersonId[],
  intestate: ReadonlyMap<PersonId, Rational> | null,
): [PersonId, Rational][] {
  if (!intestate) return [];
  const its = members
    .map((id): [PersonId, Rational] => [id, intestate.get(id) ?? zero])
    .filter(([, part]) => !isZero(part));
  const total = sum(its.map(([, part]) => part));
  if (isZero(total)) return [];
  const strict = group === "children" ? multiply(share, strictPart[country] ?? fraction(1)) : share;
  return its.map(([id, part]) => [id, divide(multiply(strict, part), total)]);
}

function membersOf(kin: Kin, group: ReservedGroup): readonly PersonId[] {
  const descendants = (): PersonId[] => below(kin, deceasedId);
  const parents = () =>
    (livingParents(kin).length > 0 ? livingParents(kin) : livingGrandparents(kin)).map(({ id }) => id);
  const spouses = () => kin.spouses.map(({ id }) => id);
  if (group === "children") return descendants();
  if (group === "spouse") return spouses();
  if (group === "parents") return parents();
  const issue = descendants();
  return [...spouses(), ...(issue.length > 0 ? issue : parents())];
}

/** Everybody alive who descends from a person. */
function below(kin: Kin, id: PersonId): PersonId[] {
  return kin.childrenOf(id).flatMap((child) => [...(child.alive ? [child.id] : []), ...below(kin, child.id)]);
}

/** What people would have without a will: the measure by which a group divides its part. */
function intestateShares(
  kin: Kin,
  country: ReserveCountry,
  circumstances: WillCircumstances,
): ReadonlyMap<PersonId, Rational> | null {
  if (country === "cy" || country === "druze" || country === "us-la") return null;
  const facts = { ...factsOfMeasure, ...circumstances, regime: circumstances.regime ?? usualRegime(country) };
  const outcome = orNull(() => civilEngine(civilLaws[country as CivilCountry])(kin, facts));
  return outcome && isSuccession(outcome) ? (outcome.shares as ReadonlyMap<PersonId, Rational>) : null;
}

/**
 * Uses for the spouse that children must suffer: in France beside ownership of at most a quarter (art. 1094-1), in
 * Switzerland beside common children (art. 473).
 */
function freeUses({ kin, accounts, circumstances }: Case, country: ReserveCountry): ReadonlySet<string> {
  const spouse = kin.spouses[0]?.id;
  const isSwiss = country === "ch" && circumstances.allChildrenCommon === true;
  if (spouse === undefined || !(country === "fr" || isSwiss)) return new Set();
  const uses = accounts.gifts.filter(({ to, gift }) => to === spouse && gift.what.kind === "use");
  const owned = subtract(accounts.willed.get(spouse) ?? zero, sum(uses.map(({ share }) => share ?? zero)));
  if (country === "fr" && compare(owned, fraction(1, 4)) > 0) return new Set();
  return new Set(uses.map(({ gift }) => gift.id));
}
