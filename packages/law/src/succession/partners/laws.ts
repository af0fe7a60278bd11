import type { RuleRow } from "../rule.ts";

/** What an unmarried couple may have been to each other, as far as one of our laws tells it apart. */
export const partnerTies = [
  /** A domestic partnership, civil union or relationship entered in a register. */
  "registered",
  /** Texas: married without a ceremony. */
  "informal-marriage",
  "two-years",
  "three-years",
  /** Mexico: five years, neither married to anybody. */
  "five-years",
  "common-child",
  /** Alberta: a child, and a relationship of some permanence. */
  "child-and-lasting",
  /** Mexico: a child, neither married to anybody. */
  "child-both-unmarried",
  /** Alberta: an adult interdependent partner agreement. */
  "agreement",
  /** Québec: a child born or adopted from 30 June 2025, and a year together. */
  "child-since-2025",
  /** Québec: opted in to the parental union, and a year together. */
  "opted-in",
  "stable-union",
  /** Italy: two people of one sex. */
  "civil-union",
  /** France. */
  "pacs",
] as const;
export type PartnerTie = (typeof partnerTies)[number];
export type Ties = Partial<Readonly<Record<PartnerTie, boolean>>>;

/** What a partner who inherits nothing may still claim or use. */
export type PartnerRight =
  /** A claim for provision: two years in one household, six months from the grant. */
  | "claim-household"
  /** Scotland: the claim of a cohabitant. */
  | "claim-cohabitant"
  /** Ontario: support of a dependant. */
  | "claim-support"
  /** France: a year in the home. */
  | "home-one-year"
  /** Italy: two to five years in the home. */
  | "home-some-years";

export interface PartnerLaw {
  source: RuleRow;
  /** Each of these makes a partner inherit as a husband or wife would. */
  asSpouse?: readonly PartnerTie[];
  /** What is left to a partner who inherits nothing; with `onlyWith`, to one with that tie. */
  right?: PartnerRight;
  onlyWith?: PartnerTie;
  /** Nothing turns on the answer, and the question may hurt: it is offered, not asked. */
  onRequest?: true;
}

/** As the state or province itself is cited. */
export const ofTerritory = "";

const nothing = (citation = ofTerritory as string, grade: "S" | "K" = "K"): PartnerLaw => ({
  source: [citation, grade, "2026-11"],
});
const asSpouse = (citation: string, grade: "S" | "K", ...ties: readonly PartnerTie[]): PartnerLaw => ({
  source: [citation, grade, "2026-11"],
  asSpouse: ties,
});
const islamic: PartnerLaw = { ...nothing("Qur'an 4:12"), onRequest: true };

/** What an unmarried partner has without a will, by the name of the rules (wider-rules.md 1.1). */
export const partnerLaws = {
  gb: {
    ...nothing("England and Wales, Inheritance (Provision for Family and Dependants) Act 1975 s. 1(1)(ba)"),
    right: "claim-household",
  },
  "gb-ni": {
    ...nothing("Inheritance (Provision for Family and Dependants) (Northern Ireland) Order 1979"),
    right: "claim-household",
  },
  sct: {
    ...nothing("Scotland, Family Law (Scotland) Act 2006 s. 29; Trusts and Succession (Scotland) Act 2024"),
    right: "claim-cohabitant",
  },
  "us-az": nothing(),
  "us-ca": asSpouse("California Probate Code 37, 72", "K", "registered"),
  "us-fl": nothing(),
  "us-ga": nothing(),
  "us-il": asSpouse(ofTerritory, "K", "registered"),
  "us-la": nothing(),
  "us-ma": nothing(),
  "us-mi": nothing(),
  "us-nc": nothing(),
  "us-nj": asSpouse(ofTerritory, "K", "registered"),
  "us-ny": nothing(),
  "us-oh": nothing(),
  "us-pa": nothing(),
  "us-tx": asSpouse("Tex. Fam. Code 2.401", "K", "informal-marriage"),
  "us-va": nothing(),
  "us-wa": asSpouse(ofTerritory, "K", "registered"),
  "ca-on": { ...nothing("Succession Law Reform Act (Ontario) pt V", "S"), right: "claim-support" },
  "ca-bc": asSpouse("Wills, Estates and Succession Act (British Columbia) 2", "S", "two-years"),
  "ca-ab": asSpouse(ofTerritory, "S", "three-years", "child-and-lasting", "agreement"),
  qc: asSpouse("Québec, Code civil 521.20, 653: parental union", "S", "child-since-2025", "opted-in"),
  "au-nsw": asSpouse(ofTerritory, "S", "two-years", "common-child", "registered"),
  "au-vic": asSpouse(ofTerritory, "S", "two-years", "common-child", "registered"),
  "au-qld": asSpouse(ofTerritory, "S", "two-years"),
  br: asSpouse("Brazil, STF RE 878.694", "K", "stable-union"),
  mx: asSpouse("Mexico, Código Civil Federal 1635", "K", "five-years", "child-both-unmarried"),
  fr: { ...nothing("France, Code civil 763, 515-6"), right: "home-one-year", onlyWith: "pacs" },
  de: nothing("Germany, BGB 1931"),
  es: nothing("Spain, Código civil 944"),
  it: { ...asSpouse("Italy, Law 76/2016", "K", "civil-union"), right: "home-some-years" },
  tr: nothing("Türkiye, TMK 499"),
  jp: nothing("Japan, Civil Code 900"),
  kr: nothing("Korea, Civil Act 1003"),
  lb: nothing(),
  "eg-copt": {
    ...nothing(),
    onRequest: true,
  },
  islamic,
} as const satisfies Record<string, PartnerLaw>;
export type PartnerLawCode = keyof typeof partnerLaws;

const islamicRules: ReadonlySet<string> = new Set(
  "hanafi maliki shafii hanbali egypt tunisia khi sunni jafari jafari+iran2009 zaidi ibadi".split(" "),
);

/** The entry for the rules of a profile; null where our sources say nothing of partners. */
export function partnerLawCode(rules: string): PartnerLawCode | null {
  if (islamicRules.has(rules)) return "islamic";
  return Object.hasOwn(partnerLaws, rules) ? (rules as PartnerLawCode) : null;
}

/** What must be known of a couple under this law. */
export const tiesAsked = ({ asSpouse = [], onlyWith }: PartnerLaw): readonly PartnerTie[] => [
  ...asSpouse,
  ...(onlyWith ? [onlyWith] : []),
];
