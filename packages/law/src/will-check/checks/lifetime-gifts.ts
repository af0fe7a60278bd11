import { add, isZero, one } from "../../succession/rational.ts";
import { partOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding } from "../finding.ts";
import { giftLaws, giftsMayCount } from "../gift-laws.ts";
import type { LifetimeGift } from "../plan.ts";
import { claimsOf, reserveCountryOf } from "../reserved.ts";
import { cite, type WillRule } from "../will-rules.ts";

/** LAW-024: gifts made in life, where the law adds them to the estate on which reserved parts are measured. */
export const checkLifetimeGifts: Check = (matter) => {
  const { will, profile, kin } = matter;
  if (matter.impossible !== null || isNone(will.lifetimeGifts)) return [];
  if (profile?.rules === "us") return kin.spouses.length > 0 ? [mayCount(matter, "us.2-202", will.lifetimeGifts)] : [];
  const country = reserveCountryOf(matter);
  const claims = country && claimsOf(matter);
  if (!country || !claims || (isZero(claims.group) && isZero(claims.inLife.added))) return [];
  const unsure = giftsMayCount[country];
  if (unsure) return [mayCount(matter, unsure, will.lifetimeGifts)];
  const law = giftLaws[country];
  if (!law) return [];
  if (will.lifetimeGifts === undefined) return [finding(matter, "reserve.gifts-not-entered", {}, cite(law.rule))];
  if (will.net === null) return [mayCount(matter, law.rule, will.lifetimeGifts)];
  const { added, takers, open, undated, missing } = claims.inLife;
  const found: Finding[] = [];
  if (!isZero(added)) {
    const data = { given: partOf(added, will.net), limit: partOf(add(one, added), will.net) };
    found.push(finding(matter, "reserve.gifts-counted", data, cite(law.rule)));
  }
  if (!isZero(missing)) {
    const data = {
      people: takers.toSorted(),
      excess: partOf(missing, will.net),
      consent: { people: claims.members, when: "after-death" as const },
    };
    found.push(finding(matter, "reserve.gifts-too-large", data, cite(law.rule)));
  }
  if (undated.length > 0) {
    found.push(finding(matter, "reserve.gifts-undated", { people: takersOf(undated) }, cite(law.rule)));
  }
  if (open.length > 0) found.push(mayCount(matter, law.rule, open));
  return found;
};

/** Said to be none: then nothing can change. */
const isNone = (gifts: readonly LifetimeGift[] | undefined): boolean => gifts?.length === 0;

const takersOf = (gifts: readonly LifetimeGift[]) => [...new Set(gifts.map(({ to }) => to))].toSorted();

const mayCount = (matter: Case, rule: WillRule, gifts: readonly LifetimeGift[] = []): Finding =>
  finding(matter, "reserve.gifts-may-count", { people: takersOf(gifts) }, cite(rule));
