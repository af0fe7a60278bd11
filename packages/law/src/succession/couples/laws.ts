import type { MaritalRegime } from "../money/marital-property.ts";
import type { RuleRow } from "../rule.ts";

/** What a couple agreed about its property: nothing, or by contract. */
export const contracts = ["none", "community", "separation", "universal", "other"] as const;
export type Contract = (typeof contracts)[number];

/** Days on which a legal default changed, for those who married before. */
export const weddingDays = ["1966-02-01", "1975-09-20", "2002-01-01", "2018-01-01"] as const;
export type WeddingDay = (typeof weddingDays)[number];

/** Regimes that an ordinary couple may live under, as far as our formulas go. */
export type CoupleRegime =
  | Extract<MaritalRegime, "separation" | "community-of-acquests" | "universal-community" | "participation">
  /** Québec: homes, furniture, cars and pensions of the family are shared whatever a contract says. */
  | "family-patrimony";

export interface CoupleLaw {
  source: RuleRow;
  /** Without a contract; null where the law has the couple choose. */
  byDefault: CoupleRegime | null;
  /** Who married before this day has another default; null where our sources do not say enough about it. */
  before?: { day: WeddingDay; regime: CoupleRegime | null };
  /** What is left of a contract of separation, where the law does not let a couple agree on everything. */
  despiteSeparation?: CoupleRegime;
  /** Several wives at once: each shares what she and the deceased gained, and how the gains are told apart is open. */
  severalWives?: true;
  /** What the engine says of it in general, where this says it of the couple. */
  replaces?: string;
  /** What can be answered, besides another contract. */
  contracts: readonly Exclude<Contract, "other">[];
}

const community = (citation: string, before?: CoupleLaw["before"]): CoupleLaw => ({
  source: [citation, "K", "2026-11"],
  byDefault: "community-of-acquests",
  ...(before && { before }),
  contracts: ["none", "separation", "universal"],
});

/** Legal regimes by the name of the rules (matrimonial-property.md). */
export const coupleLaws = {
  fr: community("France, Code civil 1400-1401, 1475", { day: "1966-02-01", regime: null }),
  es: { ...community("Spain, Código civil 1316, 1344, 1404"), contracts: ["none", "separation"] },
  it: {
    ...community("Italy, Codice civile 159, 177, 194", { day: "1975-09-20", regime: null }),
    contracts: ["none", "separation"],
  },
  pt: community("Portugal, Código Civil 1717, 1730"),
  be: community("Belgium, Civil Code 2.3"),
  nl: community("Netherlands, Burgerlijk Wetboek 1:94", { day: "2018-01-01", regime: "universal-community" }),
  lu: community("Luxembourg, Code civil 1400"),
  ch: {
    ...community("Switzerland, ZGB 196-220"),
    byDefault: "participation",
    contracts: ["none", "separation"],
  },
  // Who married before 2002 lived under two regimes, one after the other.
  tr: {
    ...community("Türkiye, TMK 202, 231-236", { day: "2002-01-01", regime: null }),
    byDefault: "participation",
    contracts: ["none", "separation"],
  },
  ru: { ...community("Russia, Civil Code 1150"), contracts: ["none", "separation"] },
  cn: { ...community("China, Civil Code 1062, 1153"), contracts: ["none", "separation"] },
  ar: { ...community("Argentina, Código Civil y Comercial 463-465, 498"), contracts: ["none", "separation"] },
  mx: {
    ...community("Mexico, Código Civil Federal 178"),
    byDefault: null,
    contracts: ["community", "separation"],
  },
  id: {
    ...community("Indonesia, Law 1/1974 art. 35; Kompilasi Hukum Islam 96"),
    source: ["Indonesia, Law 1/1974 art. 35; Kompilasi Hukum Islam 96", "S", "2026-11"],
    severalWives: true,
    contracts: ["none", "separation"],
  },
  il: {
    ...community("Israel, Spouses (Property Relations) Law 1973"),
    byDefault: "participation",
    contracts: ["none", "separation"],
  },
  qc: {
    ...community("Québec, Code civil 414-426, 448 ff."),
    byDefault: "family-patrimony",
    despiteSeparation: "family-patrimony",
    replaces: "qc.patrimony",
    contracts: ["none", "separation"],
  },
  za: {
    ...community("South Africa, Matrimonial Property Act 88/1984"),
    byDefault: "universal-community",
    contracts: ["none", "separation"],
  },
} as const satisfies Record<string, CoupleLaw>;
export type CoupleLawCode = keyof typeof coupleLaws;

export const coupleLawCode = (rules: string): CoupleLawCode | null =>
  Object.hasOwn(coupleLaws, rules) ? (rules as CoupleLawCode) : null;

const byContract: Readonly<Partial<Record<Contract, CoupleRegime>>> = {
  community: "community-of-acquests",
  separation: "separation",
  universal: "universal-community",
};

/** The regime of a couple; null where nothing is confirmed, "ask" while the day of the wedding decides and is not known. */
export function regimeOf(
  { byDefault, before, despiteSeparation }: CoupleLaw,
  contract: Exclude<Contract, "other">,
  marriedBefore: Partial<Readonly<Record<WeddingDay, boolean>>>,
): CoupleRegime | "ask" | null {
  if (contract === "separation" && despiteSeparation) return despiteSeparation;
  const agreed = byContract[contract];
  if (agreed) return agreed;
  if (!before) return byDefault;
  const isBefore = marriedBefore[before.day];
  if (isBefore === undefined) return "ask";
  return isBefore ? before.regime : byDefault;
}
