import { deceasedId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { fraction, multiply, type Rational } from "../rational.ts";
import type { Circumstances } from "../result.ts";
import { represented } from "../territories/representation.ts";
import type { Representation } from "../territories/territory.ts";
import type { Asks, BesideChildren, CivilLaw, SpouseShare } from "./civil-law.ts";
import {
  allSiblings,
  byHeadWithFloor,
  grandparentsByHead,
  grandparentsByLine,
  halfBloodHalf,
  halfBloodHalfOfNephews,
  halfBloodHalfToNephews,
  halves,
  indonesian,
  livingGrandparents,
  livingParents,
  parentalLines,
  parentsOnly,
  partForEachParent,
  secondLine,
  siblingBranches,
  siblingsAlike,
  siblingsAndNephews,
  siblingsOrNephews,
  soleOfThirdLine,
  thirdLineOf,
} from "./collaterals.ts";

const all: SpouseShare = { all: true };
const part = (n: number, d: number): BesideChildren => ({ fraction: fraction(n, d) });
const oneHead = { heads: fraction(1) } as const satisfies SpouseShare;
const quarter = fraction(1, 4);

const parents = (kin: Kin) => livingParents(kin).length > 0;
const bothParents = (kin: Kin) => livingParents(kin).length === 2;
const siblings = (kin: Kin) => siblingBranches(kin).length > 0;
const nephewsAtMost = (kin: Kin) => siblingsOrNephews(kin).length > 0;
const parentsOrSiblings = (kin: Kin) => parents(kin) || siblings(kin);
const thirdLine = (kin: Kin) => thirdLineOf(kin).length > 0;
const grandparents = (kin: Kin) => livingGrandparents(kin).length > 0;

/** Germany: the extra quarter of the statutory regime; under separation one or two children share with the spouse. */
const germanRegimes: Asks = {
  needs: "matrimonial-regime",
  among: ["accrued-gains", "separation", "community"],
};
function germanBesideChildren({ regime }: Circumstances, branches: number): BesideChildren | Asks {
  if (regime === undefined) return germanRegimes;
  if (regime === "accrued-gains") return { fraction: fraction(1, 2), extra: quarter };
  return regime === "separation" && branches <= 2 ? oneHead : part(1, 4);
}
function germanBesideParents({ regime }: Circumstances): SpouseShare | Asks {
  if (regime === undefined) return germanRegimes;
  return regime === "accrued-gains" ? { fraction: fraction(3, 4), extra: quarter } : part(1, 2);
}

/** France: with common children only the survivor may choose the use of everything; else a quarter, no choice. */
function frenchBesideChildren({ allChildrenCommon, choice }: Circumstances): BesideChildren | Asks {
  if (allChildrenCommon === undefined) return { needs: "common-children" };
  return allChildrenCommon && choice === "usufruct" ? { usufruct: fraction(1) } : part(1, 4);
}

/**
 * Brazil: a head of everything under separation by contract, of the deceased's own assets under partial community, and
 * nothing under the others; at least a quarter where all children are common.
 */
function brazilianBesideChildren(
  { regime, allChildrenCommon, property }: Circumstances,
  branches: number,
): BesideChildren | Asks {
  if (regime === "universal-community" || regime === "compulsory-separation") return { fraction: fraction(0) };
  if (regime !== "conventional-separation" && regime !== "partial-community") {
    const among = [
      "partial-community",
      "universal-community",
      "conventional-separation",
      "compulsory-separation",
    ] as const;
    return { needs: "matrimonial-regime", among };
  }
  // A head is less than a quarter only beside four and more.
  if (branches > 3 && allChildrenCommon === undefined) return { needs: "common-children" };
  const head = fraction(1, branches + 1);
  const own = allChildrenCommon && branches > 3 ? quarter : head;
  if (regime === "conventional-separation") return { fraction: own };
  const [common, ofDeceased] = [property?.common ?? 0n, property?.private ?? 0n];
  if (common + ofDeceased === 0n) return { needs: "property-kinds", among: ["common", "private"] };
  return { fraction: multiply(own, fraction(ofDeceased * 2n, ofDeceased * 2n + common)) };
}

/** Argentina: a head of the deceased's own property; children alone take the deceased's half of the common property. */
function argentineBesideChildren({ contract, coupleHas }: Circumstances, branches: number): BesideChildren | "open" {
  if (contract !== "none" || coupleHas === undefined) return oneHead;
  if (coupleHas === "unknown") return "open";
  const [common, own] = [coupleHas.common, coupleHas.ownDeceased * 2n];
  return common + own === 0n ? oneHead : { fraction: multiply(fraction(1, branches + 1), fraction(own, own + common)) };
}

/** Mexico: a child's portion for a spouse without property; how much one with some has is read in two ways. */
function mexicanBesideChildren({ spouseProperty }: Circumstances): BesideChildren | Asks | "open" {
  if (spouseProperty === undefined) return { needs: "spouse-property" };
  return spouseProperty === "none" ? oneHead : spouseProperty === "enough" ? { fraction: fraction(0) } : "open";
}

/** Indonesia: as a child; of a second marriage at most a quarter, and no more than a child. */
function indonesianBesideChildren({ secondMarriage }: Circumstances, branches: number): BesideChildren | Asks {
  if (secondMarriage === undefined) return { needs: "second-marriage" };
  return secondMarriage ? { fraction: fraction(1, Math.max(4, branches + 1)) } : oneHead;
}

const issueBy = (how: Representation) => (kin: Kin, share: Rational) =>
  represented(kin, kin.childrenOf(deceasedId), share, how);

/** Intestacy by country (rulebook sections 2, 3.3, 3.6, 3.12, 4.2). */
export const civilLaws = {
  fr: {
    children: {
      rule: "fr.757",
      spouse: frenchBesideChildren,
      remarks: ({ allChildrenCommon }) => (allChildrenCommon ? ["fr.757-choice"] : []),
    },
    besideSpouse: [
      { when: bothParents, rule: "fr.757-1", spouse: part(1, 2), divide: parentsOnly },
      { when: parents, rule: "fr.757-1", spouse: part(3, 4), divide: parentsOnly },
      { when: siblings, rule: "fr.757-2", spouse: all, divide: () => null, remarks: ["fr.757-3"] },
    ],
    spouseAlone: "fr.757-2",
    withoutSpouse: [
      {
        when: (kin) => parents(kin) && siblings(kin),
        rule: "fr.738",
        divide: partForEachParent(quarter, siblingsAndNephews),
      },
      { when: bothParents, rule: "fr.736", divide: parentsOnly },
      // One parent alone meets the ascendants of the other line: only where there are none is it simple.
      { when: (kin) => parents(kin) && !grandparents(kin), rule: "fr.736", divide: parentsOnly },
      { when: (kin) => siblings(kin) && !parents(kin), rule: "fr.737", divide: siblingsAndNephews },
    ],
  },
  de: {
    children: { rule: "de.1931-children", spouse: germanBesideChildren },
    besideSpouse: [
      { when: parentsOrSiblings, rule: "de.1931-parents", spouse: germanBesideParents, divide: parentalLines },
      { when: grandparents, rule: "de.1931-parents", spouse: germanBesideParents, divide: () => null },
    ],
    spouseAlone: "de.1931-alone",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "de.1925", divide: parentalLines }],
  },
  es: {
    children: { rule: "es.834", spouse: { usufruct: fraction(1, 3) } },
    besideSpouse: [
      { when: parents, rule: "es.837", spouse: { usufruct: fraction(1, 2) }, divide: parentsOnly },
      { when: grandparents, rule: "es.837", spouse: { usufruct: fraction(1, 2) }, divide: () => null },
    ],
    spouseAlone: "es.944",
    withoutSpouse: [
      { when: parents, rule: "es.935", divide: parentsOnly },
      { when: (kin) => siblings(kin) && !grandparents(kin), rule: "es.946", divide: siblingsAlike },
    ],
  },
  it: {
    children: { rule: "it.581", spouse: { byBranches: [fraction(1, 2), fraction(1, 3)] } },
    besideSpouse: [
      {
        when: (kin) => parents(kin) && siblings(kin),
        rule: "it.582",
        spouse: part(2, 3),
        // The ascendants have at least a quarter of the whole: three quarters of this third.
        divide: byHeadWithFloor({ together: fraction(3, 4) }),
      },
      { when: parents, rule: "it.582", spouse: part(2, 3), divide: parentsOnly },
      { when: grandparents, rule: "it.582", spouse: part(2, 3), divide: () => null },
      { when: siblings, rule: "it.582", spouse: part(2, 3), divide: halfBloodHalf },
    ],
    spouseAlone: "it.583",
    withoutSpouse: [
      {
        when: (kin) => parents(kin) && siblings(kin),
        rule: "it.571",
        divide: byHeadWithFloor({ together: fraction(1, 2) }),
      },
      { when: parents, rule: "it.568", divide: parentsOnly },
      { when: (kin) => siblings(kin) && !grandparents(kin), rule: "it.570", divide: halfBloodHalf },
    ],
  },
  nl: {
    children: { rule: "nl.4-10", spouse: oneHead, remarks: ["nl.4-13"] },
    besideSpouse: [],
    spouseAlone: "nl.4-10",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "nl.4-11", divide: byHeadWithFloor({ each: quarter }) }],
  },
  ch: {
    children: { rule: "ch.462", spouse: part(1, 2) },
    besideSpouse: [{ when: parentsOrSiblings, rule: "ch.462", spouse: part(3, 4), divide: parentalLines }],
    spouseAlone: "ch.462",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "ch.458", divide: parentalLines }],
  },
  ru: {
    children: { rule: "ru.1142", spouse: oneHead, parentsToo: true, remarks: ["ru.1150"] },
    besideSpouse: [{ when: parents, rule: "ru.1142", spouse: oneHead, divide: parentsOnly, remarks: ["ru.1150"] }],
    spouseAlone: "ru.1142",
    withoutSpouse: [
      { when: parents, rule: "ru.1142", divide: parentsOnly },
      { when: (kin) => nephewsAtMost(kin) || grandparents(kin), rule: "ru.1143", divide: secondLine },
    ],
  },
  tr: {
    children: { rule: "tr.499", spouse: part(1, 4) },
    besideSpouse: [
      { when: parentsOrSiblings, rule: "tr.499", spouse: part(1, 2), divide: parentalLines },
      { when: thirdLine, rule: "tr.499", spouse: part(3, 4), divide: soleOfThirdLine },
    ],
    spouseAlone: "tr.499",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "tr.496", divide: parentalLines }],
  },
  jp: {
    children: { rule: "jp.900", spouse: part(1, 2) },
    besideSpouse: [
      { when: parents, rule: "jp.900", spouse: part(2, 3), divide: parentsOnly },
      { when: grandparents, rule: "jp.900", spouse: part(2, 3), divide: grandparentsByHead },
      { when: nephewsAtMost, rule: "jp.900", spouse: part(3, 4), divide: halfBloodHalfToNephews },
    ],
    spouseAlone: "jp.900",
    withoutSpouse: [
      { when: parents, rule: "jp.900", divide: parentsOnly },
      { when: grandparents, rule: "jp.900", divide: grandparentsByHead },
      { when: nephewsAtMost, rule: "jp.900", divide: halfBloodHalfToNephews },
    ],
  },
  cn: {
    children: { rule: "cn.1127", spouse: oneHead, parentsToo: true, remarks: ["cn.1130", "cn.1153"] },
    besideSpouse: [{ when: parents, rule: "cn.1127", spouse: oneHead, divide: parentsOnly, remarks: ["cn.1153"] }],
    spouseAlone: "cn.1127",
    withoutSpouse: [
      { when: parents, rule: "cn.1127", divide: parentsOnly },
      { when: (kin) => nephewsAtMost(kin) || grandparents(kin), rule: "cn.1127", divide: secondLine },
    ],
  },
  kr: {
    children: { rule: "kr.1009", spouse: { heads: fraction(3, 2) } },
    besideSpouse: [
      { when: parents, rule: "kr.1009", spouse: { heads: fraction(3, 2) }, divide: parentsOnly },
      { when: grandparents, rule: "kr.1009", spouse: { heads: fraction(3, 2) }, divide: grandparentsByHead },
    ],
    spouseAlone: "kr.1003",
    withoutSpouse: [
      { when: parents, rule: "kr.1000", divide: parentsOnly },
      { when: grandparents, rule: "kr.1000", divide: grandparentsByHead },
      { when: siblings, rule: "kr.1000", divide: siblingsAndNephews },
    ],
  },
  br: {
    children: { rule: "br.1829", spouse: brazilianBesideChildren, remarks: ["br.1829-regime"] },
    property: ["common", "private"],
    besideSpouse: [
      { when: bothParents, rule: "br.1837", spouse: part(1, 3), divide: parentsOnly },
      { when: parents, rule: "br.1837", spouse: part(1, 2), divide: parentsOnly },
      { when: grandparents, rule: "br.1837", spouse: part(1, 2), divide: grandparentsByLine },
    ],
    spouseAlone: "br.1838",
    withoutSpouse: [
      { when: parents, rule: "br.1829-ascendants", divide: parentsOnly },
      { when: grandparents, rule: "br.1837", divide: grandparentsByLine },
      { when: siblings, rule: "br.1839", divide: halfBloodHalfOfNephews },
    ],
  },
  ar: {
    children: { rule: "ar.2433", spouse: argentineBesideChildren, remarks: ["ar.2433-own"] },
    besideSpouse: [
      { when: parents, rule: "ar.2434", spouse: part(1, 2), divide: parentsOnly },
      { when: grandparents, rule: "ar.2434", spouse: part(1, 2), divide: grandparentsByHead },
    ],
    spouseAlone: "ar.2435",
    withoutSpouse: [
      { when: parents, rule: "ar.2431", divide: parentsOnly },
      { when: grandparents, rule: "ar.2431", divide: grandparentsByHead },
      { when: siblings, rule: "ar.2438", divide: siblingsAlike },
    ],
  },
  mx: {
    children: { rule: "mx.1624", spouse: mexicanBesideChildren, remarks: ["mx.1624-own-property"] },
    besideSpouse: [
      { when: parents, rule: "mx.1626", spouse: part(1, 2), divide: parentsOnly },
      { when: grandparents, rule: "mx.1626", spouse: part(1, 2), divide: () => null },
      { when: siblings, rule: "mx.1627", spouse: part(2, 3), divide: halfBloodHalfOfNephews },
    ],
    spouseAlone: "mx.1629",
    withoutSpouse: [
      { when: parents, rule: "mx.1615", divide: parentsOnly },
      { when: (kin) => siblings(kin) && !grandparents(kin), rule: "mx.1630", divide: halfBloodHalfOfNephews },
    ],
  },
  id: {
    children: { rule: "id.852", spouse: indonesianBesideChildren, remarks: ["id.852a-second-marriage"] },
    besideSpouse: [],
    spouseAlone: "id.852",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "id.854", divide: indonesian }],
  },
  be: {
    children: { rule: "be.4-17", spouse: { usufruct: fraction(1) } },
    // Full ownership of the common property and use of the rest: no single fraction.
    besideSpouse: [
      {
        when: (kin) => parentsOrSiblings(kin) || grandparents(kin),
        rule: "be.4-17",
        spouse: { usufruct: fraction(1) },
        divide: () => null,
      },
    ],
    spouseAlone: "be.4-17",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "be.parents", divide: partForEachParent(quarter) }],
  },
  pt: {
    children: { rule: "pt.2139", spouse: { ...oneHead, atLeast: quarter } },
    besideSpouse: [
      { when: parents, rule: "pt.2142", spouse: part(2, 3), divide: parentsOnly },
      { when: grandparents, rule: "pt.2142", spouse: part(2, 3), divide: grandparentsByHead },
    ],
    spouseAlone: "pt.2144",
    withoutSpouse: [
      { when: parents, rule: "pt.2133", divide: parentsOnly },
      { when: grandparents, rule: "pt.2133", divide: grandparentsByHead },
      { when: siblings, rule: "pt.2133", divide: siblingsAlike },
    ],
  },
  at: {
    children: { rule: "at.744", spouse: part(1, 3) },
    besideSpouse: [
      { when: bothParents, rule: "at.744", spouse: part(2, 3), divide: parentsOnly },
      // A dead parent's sixth accrues to the spouse.
      { when: parents, rule: "at.744", spouse: part(5, 6), divide: parentsOnly },
    ],
    spouseAlone: "at.744",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "at.730", divide: parentalLines }],
  },
  lu: {
    children: { rule: "lu.767-1", spouse: { ...oneHead, atLeast: quarter }, remarks: ["lu.767-1-choice"] },
    besideSpouse: [],
    spouseAlone: "lu.767-2",
    withoutSpouse: [],
  },
  gr: {
    // Followed up to June 2026, when a reform was under way.
    confirmedUntil: { date: "2026-07-01", rule: "gr.1820" },
    children: { rule: "gr.1820", spouse: part(1, 4) },
    besideSpouse: [
      { when: parentsOrSiblings, rule: "gr.1820", spouse: part(1, 2), divide: byHeadWithFloor({}) },
      { when: grandparents, rule: "gr.1820", spouse: part(1, 2), divide: () => null },
    ],
    spouseAlone: "gr.1821",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "gr.1814", divide: byHeadWithFloor({}) }],
  },
  il: {
    children: { rule: "il.11", spouse: part(1, 2), remarks: ["il.11-chattels"] },
    besideSpouse: [
      { when: parents, rule: "il.11", spouse: part(1, 2), divide: parentalLines, remarks: ["il.11-chattels"] },
      {
        when: siblings,
        rule: "il.11",
        spouse: part(2, 3),
        divide: siblingsAndNephews,
        remarks: ["il.11-chattels", "il.11-dwelling"],
      },
      { when: grandparents, rule: "il.11", spouse: part(2, 3), divide: () => null },
    ],
    spouseAlone: "il.11",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "il.11", divide: parentalLines }],
  },
  ae: {
    children: { rule: "ae.11", spouse: part(1, 2), remarks: ["ae.11-national-law"] },
    besideSpouse: [
      { when: bothParents, rule: "ae.11", spouse: part(1, 2), divide: parentsOnly },
      { when: parents, rule: "ae.11", spouse: part(1, 2), divide: halves },
      { when: (kin) => siblings(kin) || grandparents(kin), rule: "ae.11", spouse: part(1, 2), divide: () => null },
    ],
    spouseAlone: "ae.11",
    withoutSpouse: [],
  },
  qc: {
    children: { rule: "qc.666", spouse: part(1, 3), remarks: ["qc.patrimony"] },
    besideSpouse: [
      { when: parents, rule: "qc.672", spouse: part(2, 3), divide: parentsOnly },
      { when: siblings, rule: "qc.673", spouse: part(2, 3), divide: siblingsAlike },
    ],
    spouseAlone: "qc.666",
    withoutSpouse: [{ when: parentsOrSiblings, rule: "qc.674", divide: halves }],
  },
  ie: {
    children: { rule: "ie.67", spouse: part(2, 3), issue: issueBy("equal-or-strict") },
    besideSpouse: [],
    spouseAlone: "ie.67",
    withoutSpouse: [
      { when: parents, rule: "ie.67", divide: parentsOnly },
      {
        when: nephewsAtMost,
        rule: "ie.67",
        divide: (kin, share) => represented(kin, allSiblings(kin), share, "children-only"),
      },
    ],
  },
} as const satisfies Record<string, CivilLaw>;
export type CivilCountry = keyof typeof civilLaws;
