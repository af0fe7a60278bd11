import type { ReserveCountry } from "../succession/civil/reserve.ts";
import type { PersonId } from "../succession/family.ts";
import {
  add,
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
} from "../succession/rational.ts";
import type { Case } from "./case.ts";
import type { Claims } from "./claims.ts";
import { type Counting, giftLaws } from "./gift-laws.ts";
import type { LifetimeGift } from "./plan.ts";

/** What gifts made in life do to reserved parts; all shares are of the net estate. */
export interface GiftsInLife {
  /** What is added to the estate. */
  added: Rational;
  /** Who received something that is added, and does not lie within their own part. */
  takers: readonly PersonId[];
  /** Gifts that this law counts in a way that is not followed here. */
  open: readonly LifetimeGift[];
  /** Gifts of which the day would have to be known. */
  undated: readonly LifetimeGift[];
  /** What even the whole estate does not fill. */
  missing: Rational;
}

const none: GiftsInLife = { added: zero, takers: [], open: [], undated: [], missing: zero };

/**
 * Reserved parts are measured on the estate with the gifts added to it. What somebody with a part of their own has
 * received counts towards that part; the rest must come from the estate, so that the free part of it becomes smaller.
 */
export function withLifetimeGifts(
  matter: Case,
  country: ReserveCountry,
  claims: Claims,
): Claims & { inLife: GiftsInLife } {
  const { lifetimeGifts = [], net } = matter.will;
  const law = giftLaws[country];
  const gifts = lifetimeGifts.filter(({ value }) => value > 0n);
  if (!law || net === null || net <= 0n || gifts.length === 0) return { ...claims, inLife: none };
  const isClaimant = (id: PersonId) => claims.people.has(id);
  const countingOf = ({ to }: LifetimeGift): Counting => {
    // Whether issue behind a living child counts as an heir is read differently.
    const isBehind = claims.members.includes(to) && !isClaimant(to) && law.toClaimant !== law.toOther;
    if (isBehind) return { kind: "open" };
    const isSpouse = matter.kin.spouses.some(({ id }) => id === to);
    if (isSpouse && law.toSpouse && !(isClaimant(to) && law.toClaimant.kind === "open")) return law.toSpouse;
    return isClaimant(to) ? law.toClaimant : law.toOther;
  };
  const open: LifetimeGift[] = [];
  const undated: LifetimeGift[] = [];
  const received = new Map<PersonId, Rational>();
  for (const gift of gifts) {
    const part = countedPart(countingOf(gift), gift, matter.circumstances.dateOfDeath);
    if (part === "open") open.push(gift);
    else if (part === "undated") undated.push(gift);
    else if (!isZero(part)) {
      received.set(gift.to, add(received.get(gift.to) ?? zero, multiply(part, fraction(gift.value, net))));
    }
  }
  const added = sum(received.values());
  if (isZero(added)) return { ...claims, inLife: { ...none, open, undated } };
  const mass = add(one, added);
  const credited = (id: PersonId) => smaller(received.get(id) ?? zero, multiply(claims.people.get(id) ?? zero, mass));
  const needed = subtract(multiply(claims.group, mass), sum([...claims.people.keys()].map(credited)));
  const group = smaller(needed, one);
  const lacking = new Map(
    [...claims.people].map(([id, part]): [PersonId, Rational] => [id, subtract(multiply(part, mass), credited(id))]),
  );
  // Where the estate is too small, each has as much less.
  const filled = isZero(needed) ? one : divide(group, needed);
  return {
    ...claims,
    people: new Map([...lacking].map(([id, part]) => [id, multiply(part, filled)])),
    group,
    free: claims.free === null ? null : subtract(one, group),
    inLife: {
      added,
      takers: [...received].filter(([id, part]) => compare(part, credited(id)) > 0).map(([id]) => id),
      open,
      undated,
      missing: subtract(needed, group),
    },
  };
}

const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** How much of a gift is added, as if the testator died on `death`. */
function countedPart(counting: Counting, { on }: LifetimeGift, death: string): Rational | "open" | "undated" {
  if (counting.kind === "open") return "open";
  if (counting.kind === "always") return one;
  if (on === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(on)) return "undated";
  const years = fullYears(on, death);
  if (years >= counting.years) return zero;
  return counting.falling ? fraction(counting.years - Math.max(years, 0), counting.years) : one;
}

/** Whole years from one ISO date to another. */
function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
