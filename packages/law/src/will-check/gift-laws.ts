import type { ReserveCountry } from "../succession/civil/reserve.ts";
import type { WillRule } from "./will-rules.ts";

/** When a gift made in life is added to the estate on which reserved parts are measured. */
export type Counting =
  | { kind: "always" }
  /** Only of the last years before the death; `falling` by one part a year. */
  | { kind: "within"; years: number; falling?: true }
  /** The law asks for more than an amount and a day: not counted, and said. */
  | { kind: "open" };

export interface GiftLaw {
  rule: WillRule;
  /** To somebody who has a reserved part of their own; it then counts towards that part. */
  toClaimant: Counting;
  /** To a husband or wife, where that differs from others. */
  toSpouse?: Counting;
  toOther: Counting;
}

const always: Counting = { kind: "always" };
const open: Counting = { kind: "open" };
const within = (years: number): Counting => ({ kind: "within", years });

/** Laws whose way of counting gifts is known. */
export const giftLaws: Readonly<Partial<Record<ReserveCountry, GiftLaw>>> = {
  at: { rule: "at.781", toClaimant: always, toOther: within(2) },
  // What a claimant received is set against a part of the claim only (BGB 2327); for a spouse no time runs.
  de: { rule: "de.2325", toClaimant: open, toSpouse: always, toOther: { kind: "within", years: 10, falling: true } },
  es: { rule: "es.818", toClaimant: always, toOther: always },
  fr: { rule: "fr.922", toClaimant: always, toOther: always },
  gr: { rule: "gr.1831", toClaimant: always, toOther: within(10) },
  it: { rule: "it.556", toClaimant: always, toOther: always },
  // To heirs only gifts for marriage or livelihood count.
  jp: { rule: "jp.1044", toClaimant: open, toOther: within(1) },
  lu: { rule: "lu.922", toClaimant: always, toOther: always },
  nl: { rule: "nl.4-67", toClaimant: always, toOther: within(5) },
  // What a spouse received is not brought to account as a child's gift is.
  pt: { rule: "pt.2162", toClaimant: always, toSpouse: open, toOther: always },
};

/** Laws under which gifts can change the reserved part in a way that is not counted here. */
export const giftsMayCount: Readonly<Partial<Record<ReserveCountry, WillRule>>> = {
  ar: "ar.2445-gifts",
  be: "be.gifts",
  br: "br.549",
  ch: "ch.475",
  cy: "cy.gifts",
  id: "id.921",
  ie: "ie.121",
  kr: "kr.1113",
  tr: "tr.565",
};
