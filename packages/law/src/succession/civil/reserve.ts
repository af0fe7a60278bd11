import type { Regime } from "../couples-property.ts";
import type { NotComputed } from "../derivation.ts";
import { deceasedId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { add, compare, divide, fraction, isZero, multiply, one, type Rational, subtract, zero } from "../rational.ts";
import { type Circumstances, isSuccession, type NeedsFact } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { livingGrandparents, livingParents, siblingBranches } from "./collaterals.ts";
import { civilEngine } from "./divide.ts";
import { type CivilCountry, civilLaws } from "./laws.ts";
import { branchesOf } from "./stirpes.ts";

/** Whom a will cannot pass over. `heirs` where the law reserves for all of them together. */
export type ReservedGroup = "children" | "spouse" | "parents" | "heirs";

export interface Reserve {
  reserved: ReadonlyMap<ReservedGroup, Rational>;
  /** What the will may give to anybody; null where the law gives no single number. */
  disposable: Rational | null;
  /** Use for life that cannot be taken away. */
  usufruct?: Rational;
  rule: RuleCode;
}

/** What a reserve depends on. */
export interface ReserveFacts {
  children: number;
  spouse: boolean;
  parents: number;
  grandparents: number;
  /** Parents, or failing them grandparents. */
  ascendants: number;
  /** Brothers and sisters with those who stand in the place of dead ones. */
  siblings: number;
  /** How many children the law protects, where it does not protect all. */
  forcedHeirs: number;
  /** What each group would have without a will. */
  intestate: Record<"children" | "spouse" | "parents", Rational>;
}

export type ReserveLaw = (facts: ReserveFacts) => Omit<Reserve, "disposable"> & { disposable?: null };

const nobody = (rule: RuleCode): ReturnType<ReserveLaw> => ({ reserved: new Map(), rule });
const of = (rule: RuleCode, ...groups: [ReservedGroup, Rational][]): ReturnType<ReserveLaw> => ({
  reserved: new Map(groups.filter(([, share]) => !isZero(share))),
  rule,
});
const byNumber = (children: number, ...shares: [Rational, ...Rational[]]): Rational =>
  shares[Math.min(children, shares.length) - 1]!;
const [half, third, quarter, twoThirds, threeQuarters] = [
  fraction(1, 2),
  fraction(1, 3),
  fraction(1, 4),
  fraction(2, 3),
  fraction(3, 4),
];

/** A part of what each would have without a will. */
function partOfIntestate(
  rule: RuleCode,
  intestate: ReserveFacts["intestate"],
  parts: Partial<Record<"children" | "spouse" | "parents", Rational>>,
): ReturnType<ReserveLaw> {
  const groups = Object.entries(parts) as ["children" | "spouse" | "parents", Rational][];
  return of(
    rule,
    ...groups.map(([group, part]): [ReservedGroup, Rational] => [group, multiply(intestate[group], part)]),
  );
}

/** One part of the estate for all who are reserved, divided among them as without a will. */
function together(
  rule: RuleCode,
  total: Rational,
  intestate: ReserveFacts["intestate"],
  groups: readonly ("children" | "spouse" | "parents")[],
): ReturnType<ReserveLaw> {
  const sum = groups.map((group) => intestate[group]).reduce(add, zero);
  if (isZero(sum)) return nobody(rule);
  const share = (group: (typeof groups)[number]) => multiply(total, divide(intestate[group], sum));
  return of(rule, ...groups.map((group): [ReservedGroup, Rational] => [group, share(group)]));
}

/** Reserved shares by country (rulebook section 2). */
export const reserveLaws: Partial<Record<CivilCountry | "cy" | "druze" | "us-la", ReserveLaw>> = {
  fr: ({ children, spouse }) =>
    children > 0
      ? of("fr.913", ["children", byNumber(children, half, twoThirds, threeQuarters)])
      : spouse
        ? of("fr.914-1", ["spouse", quarter])
        : nobody("fr.913"),
  de: ({ children, intestate }) =>
    children > 0
      ? partOfIntestate("de.2303", intestate, { children: half, spouse: half })
      : partOfIntestate("de.2303", intestate, { spouse: half, parents: half }),
  es: ({ children, spouse, ascendants }) => {
    if (children > 0) return { ...of("es.808", ["children", twoThirds]), ...(spouse && { usufruct: third }) };
    if (ascendants > 0) {
      return { ...of("es.809", ["parents", spouse ? third : half]), ...(spouse && { usufruct: half }) };
    }
    return { ...nobody("es.838"), ...(spouse && { usufruct: twoThirds }) };
  },
  it: ({ children, spouse, ascendants }) => {
    if (children > 0 && spouse) {
      return children === 1
        ? of("it.542", ["spouse", third], ["children", third])
        : of("it.542", ["spouse", quarter], ["children", half]);
    }
    if (children > 0) return of("it.537", ["children", byNumber(children, half, twoThirds)]);
    if (spouse)
      return ascendants > 0 ? of("it.544", ["spouse", half], ["parents", quarter]) : of("it.540", ["spouse", half]);
    return ascendants > 0 ? of("it.538", ["parents", third]) : nobody("it.538");
  },
  nl: ({ intestate }) => partOfIntestate("nl.4-63", intestate, { children: half }),
  ch: ({ intestate }) => partOfIntestate("ch.471", intestate, { children: half, spouse: half }),
  tr: ({ children, spouse, parents, siblings, grandparents, intestate }) => {
    const besideHeirs = children > 0 || parents > 0 || siblings > 0;
    // Beside the line of the grandparents: three quarters of three quarters.
    if (!besideHeirs && grandparents > 0) return spouse ? of("tr.506", ["spouse", fraction(9, 16)]) : nobody("tr.506");
    const ofSpouse = besideHeirs ? one : threeQuarters;
    return partOfIntestate("tr.506", intestate, { spouse: ofSpouse, children: half, parents: quarter });
  },
  jp: ({ children, spouse, intestate }) =>
    together("jp.1042", children > 0 || spouse ? half : third, intestate, ["spouse", "children", "parents"]),
  kr: ({ intestate }) => partOfIntestate("kr.1112", intestate, { spouse: half, children: half, parents: third }),
  br: ({ children, spouse, parents, grandparents }) =>
    children > 0 || spouse || parents > 0 || grandparents > 0 ? of("br.1846", ["heirs", half]) : nobody("br.1846"),
  ar: ({ children, spouse, ascendants, intestate }) => {
    if (children > 0) return together("ar.2445", twoThirds, intestate, ["spouse", "children"]);
    return spouse || ascendants > 0 ? together("ar.2445", half, intestate, ["spouse", "parents"]) : nobody("ar.2445");
  },
  mx: () => nobody("mx.1368"),
  id: ({ children, spouse, intestate }) => {
    if (children === 0) return partOfIntestate("id.913", intestate, { parents: half });
    const share = byNumber(children, half, twoThirds, threeQuarters);
    // Beside a spouse the children's part is a part of their own share, and the law gives no single free part.
    return spouse
      ? { ...of("id.916a", ["children", multiply(share, fraction(children, children + 1))]), disposable: null }
      : of("id.914", ["children", share]);
  },
  pt: ({ children, spouse, parents, grandparents, ascendants, intestate }) => {
    if (children > 0 && spouse) return together("pt.2159", twoThirds, intestate, ["spouse", "children"]);
    if (children > 0) return of("pt.2159", ["children", byNumber(children, half, twoThirds)]);
    if (spouse && ascendants > 0) return together("pt.2161", twoThirds, intestate, ["spouse", "parents"]);
    if (spouse) return of("pt.2158", ["spouse", half]);
    if (parents > 0) return of("pt.2161", ["parents", half]);
    return grandparents > 0 ? of("pt.2161", ["parents", third]) : nobody("pt.2161");
  },
  at: ({ intestate }) => partOfIntestate("at.757", intestate, { children: half, spouse: half }),
  lu: ({ children }) =>
    children > 0 ? of("lu.913", ["children", byNumber(children, half, twoThirds, threeQuarters)]) : nobody("lu.913"),
  be: ({ children, spouse }) => ({
    ...(children > 0 ? of("be.4-145", ["children", half]) : nobody("be.4-145")),
    ...(spouse && { usufruct: half }),
  }),
  gr: ({ intestate }) => partOfIntestate("gr.1825", intestate, { children: half, spouse: half, parents: half }),
  cy: ({ children, spouse, parents }) => {
    if (children > 0) return of("cy.41", ["heirs", threeQuarters]);
    return spouse || parents > 0 ? of("cy.41", ["heirs", half]) : nobody("cy.41");
  },
  ae: () => nobody("ae.11-will"),
  druze: () => nobody("druze.148"),
  // Children of 23 or younger, or who can never care for themselves; never more than each would have without a will.
  "us-la": ({ children, forcedHeirs }) => {
    if (forcedHeirs === 0) return nobody("us-la.1493");
    const part = forcedHeirs === 1 ? quarter : half;
    const most = fraction(forcedHeirs, children);
    return of("us-la.1493", ["children", compare(part, most) > 0 ? most : part]);
  },
  ie: ({ children, spouse }) => (spouse ? of("ie.111", ["spouse", children > 0 ? third : half]) : nobody("ie.111")),
};
export type ReserveCountry = keyof typeof reserveLaws;

/**
 * What a will cannot take away. For Germany `spouseIsHeir` says whether the will leaves the spouse anything: only then
 * does the extra quarter of the statutory regime count, and the spouse has nothing to claim.
 */
export function reserveOf(
  kin: Kin,
  country: ReserveCountry,
  circumstances: Circumstances & { spouseIsHeir?: boolean },
): Reserve | NeedsFact | NotComputed {
  const law = reserveLaws[country]!;
  const spouse = kin.spouses.length > 0;
  const isGerman = country === "de" && spouse;
  if (isGerman && circumstances.spouseIsHeir === undefined) return { needs: "spouse-in-will", rule: "de.2303" };
  const forced = country === "us-la" && branchesOf(kin, kin.childrenOf(deceasedId)).length > 0;
  if (forced && circumstances.forcedHeirs === undefined) return { needs: "forced-heirs", rule: "us-la.1493" };
  const regime = isGerman && !circumstances.spouseIsHeir ? "community" : (circumstances.regime ?? usualRegime(country));
  const intestate = intestateOf(kin, country, { ...circumstances, regime });
  if (!("children" in intestate)) return intestate;
  const facts: ReserveFacts = {
    children: branchesOf(kin, kin.childrenOf(deceasedId)).length,
    spouse,
    parents: livingParents(kin).length,
    grandparents: livingGrandparents(kin).length,
    ascendants: livingParents(kin).length || livingGrandparents(kin).length,
    siblings: siblingBranches(kin).length,
    forcedHeirs: circumstances.forcedHeirs ?? 0,
    intestate,
  };
  const { reserved, disposable, ...rest } = law(facts);
  const claims = new Map(reserved);
  if (isGerman && circumstances.spouseIsHeir) claims.delete("spouse");
  return { ...rest, reserved: claims, disposable: disposable === null ? null : subtract(one, total(claims.values())) };
}

/** Turkey says what a spouse keeps beside grandparents, who divide as is not settled; the Netherlands keep for children. */
function isOpen(kin: Kin, country: ReserveCountry): boolean {
  if (!measuredByIntestacy.has(country)) return false;
  if (kin.spouses.length > 1) return true;
  if (country === "tr" || country === "nl") return false;
  return kin.spouses.length > 0 || livingParents(kin).length > 0;
}

const total = (shares: Iterable<Rational>): Rational => [...shares].reduce(add, zero);

/** Laws whose reserve is a part of what each would have without a will: open where that is open. */
const measuredByIntestacy: ReadonlySet<ReserveCountry> = new Set<ReserveCountry>([
  "ar",
  "at",
  "ch",
  "de",
  "gr",
  "id",
  "jp",
  "kr",
  "nl",
  "pt",
  "tr",
]);

/**
 * Facts on which what people have without a will hangs, and what a will must leave them does not: where nobody said,
 * they are filled in for the measure alone.
 */
export const factsOfMeasure = {
  allChildrenCommon: true,
  spouseProperty: "none",
  secondMarriage: false,
} as const satisfies Partial<Circumstances>;

/** The regime that is taken for the measure where nobody said which it was. */
export const usualRegime = (country: ReserveCountry): Regime =>
  country === "br" ? "conventional-separation" : "accrued-gains";

function intestateOf(
  kin: Kin,
  country: ReserveCountry,
  circumstances: Circumstances,
): ReserveFacts["intestate"] | NeedsFact | NotComputed {
  const none = { children: zero, spouse: zero, parents: zero };
  if (country === "cy" || country === "druze" || country === "us-la") return none;
  const outcome = civilEngine(civilLaws[country])(kin, { ...factsOfMeasure, ...circumstances });
  if ("needs" in outcome) return measuredByIntestacy.has(country) ? outcome : none;
  if (!isSuccession(outcome)) return isOpen(kin, country) ? { notComputed: "civil.open" } : none;
  const parents = new Set([...livingParents(kin), ...livingGrandparents(kin)].map(({ id }) => id));
  const spouses = new Set(kin.spouses.map(({ id }) => id));
  const hasChildren = branchesOf(kin, kin.childrenOf(deceasedId)).length > 0;
  const sums = { ...none };
  for (const [id, share] of outcome.shares) {
    const group = spouses.has(id) ? "spouse" : parents.has(id) ? "parents" : hasChildren ? "children" : null;
    if (group) sums[group] = add(sums[group], share);
  }
  return sums;
}
