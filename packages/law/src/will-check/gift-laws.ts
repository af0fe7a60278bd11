import type { ReserveCountry } from "../succession/civil/reserve.ts";
import type { Grade } from "../succession/rule.ts";

/** Provisions on gifts made in life; pages that only name them need nothing else of the check. */
export const giftRules = {
  "at.781": ["Austria, ABGB 781-783", "S"],
  "de.2325": ["Germany, BGB 2325, 2327", "S"],
  "es.818": ["Spain, Código civil arts. 818, 819", "K"],
  "fr.922": ["France, Code civil art. 922", "K"],
  "gr.1831": ["Greece, Civil Code arts. 1831, 1833", "S"],
  "it.556": ["Italy, Codice civile arts. 556, 564", "K"],
  "jp.1044": ["Japan, Civil Code arts. 1043, 1044", "K"],
  "lu.922": ["Luxembourg, Code civil art. 922", "K"],
  "nl.4-67": ["Netherlands, Burgerlijk Wetboek arts. 4:65, 4:67, 4:70", "S"],
  "pt.2162": ["Portugal, Código Civil arts. 2104, 2162", "S"],
  "ar.2445-gifts": ["Argentina, Código Civil y Comercial art. 2445", "K"],
  "be.gifts": ["Belgium, Civil Code Book 4", "K"],
  "br.549": ["Brazil, Código Civil arts. 549, 2002", "K"],
  "ch.475": ["Switzerland, ZGB arts. 475, 527", "K"],
  "cy.gifts": ["Cyprus, Wills and Succession Law Cap. 195 s. 41", "K"],
  "id.921": ["Indonesia, Burgerlijk Wetboek art. 921", "K"],
  "ie.121": ["Ireland, Succession Act 1965 s. 121", "K"],
  "kr.1113": ["Korea, Civil Act arts. 1113, 1114", "K"],
  "tr.565": ["Türkiye, TMK art. 565", "K"],
} as const satisfies Record<string, readonly [source: string, grade: Grade]>;
export type GiftRule = keyof typeof giftRules;

/** When a gift made in life is added to the estate on which reserved parts are measured. */
export type Counting =
  | { kind: "always" }
  /** Only of the last years before the death; `falling` by one part a year. */
  | { kind: "within"; years: number; falling?: true }
  /** The law asks for more than an amount and a day: not counted, and said. */
  | { kind: "open" };

export interface GiftLaw {
  rule: GiftRule;
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
export const giftsMayCount: Readonly<Partial<Record<ReserveCountry, GiftRule>>> = {
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
