import { allSiblings, livingParents, parentalLines, siblingsAlike } from "../civil/collaterals.ts";
import { finish } from "../civil/finish.ts";
import { branchesOf, join, perHead, perStirpes, type Shares } from "../civil/stirpes.ts";
import { deceasedId, type Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { fraction, isZero, largest, multiply, one, type Rational, subtract } from "../rational.ts";
import type { Circumstances, Engine, NeedsFact, Outcome } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { figureOn } from "./dated-figures.ts";
import { perCapita } from "./per-capita.ts";
import { legacyAndPart, type SpousePart } from "./sum-and-part.ts";

type Divide = (kin: Kin, share: Rational) => Shares;

/** Whom the estate goes to without a spouse, in order; the first who has anybody takes all. */
interface Next {
  who: (kin: Kin) => readonly Person[];
  /** Null: the sources do not settle the family. */
  divide: (kin: Kin, share: Rational) => Shares | null;
}

const everything: SpousePart = { share: one };
const issue = (kin: Kin) => kin.childrenOf(deceasedId);
const hasIssue = (kin: Kin) => branchesOf(kin, issue(kin)).length > 0;
const toIssue: Divide = (kin, share) => perStirpes(kin, issue(kin), share);
const toParents: Divide = (kin, share) => perHead(livingParents(kin), share);
const halfSiblings = ({ siblings }: Kin) => [...siblings.paternal, ...siblings.maternal];

/** AEA 1925 s. 46: each class shuts out the next; issue of dead siblings represent them. */
const englishOrder: readonly Next[] = [
  { who: issue, divide: toIssue },
  { who: livingParents, divide: toParents },
  { who: ({ siblings }) => siblings.full, divide: (kin, share) => perStirpes(kin, kin.siblings.full, share) },
  { who: halfSiblings, divide: (kin, share) => perStirpes(kin, halfSiblings(kin), share) },
  {
    who: ({ grandparents }) => Object.values(grandparents).filter((one): one is Person => one?.alive === true),
    divide: ({ grandparents }, share) =>
      perHead(
        Object.values(grandparents).filter((one): one is Person => one !== null),
        share,
      ),
  },
];

interface CommonLaw {
  rule: RuleCode;
  remarks?: readonly RuleCode[];
  /** What the spouse has; "all" where nobody beside them has anything. */
  spouse(kin: Kin, circumstances: Circumstances): SpousePart | NeedsFact;
  /** What each of several spouses has, where the law lets them share; absent where it knows one. */
  severalSpouses?: { rule: RuleCode; each(kin: Kin, circumstances: Circumstances): SpousePart | NeedsFact };
  /** Who has what the spouse leaves. */
  beside: Divide;
  without: readonly Next[];
}

/** Remarks that only a surviving spouse makes sense of. */
const forSpouse: ReadonlySet<RuleCode> = new Set<RuleCode>(["gb.chattels", "nz.chattels"]);

function engineOf({ rule, remarks = [], spouse, severalSpouses, beside, without }: CommonLaw): Engine {
  return (kin, circumstances): Outcome => {
    if (kin.spouses.length > 1) {
      if (!severalSpouses) return { notComputed: "civil.one-spouse" };
      const each = severalSpouses.each(kin, circumstances);
      if ("needs" in each) return each;
      const theirs: Shares = new Map(kin.spouses.map(({ id }) => [id, each.share]));
      const left = subtract(one, multiply(each.share, fraction(kin.spouses.length)));
      const shares = isZero(left) ? theirs : join(theirs, beside(kin, left));
      return finish(kin, severalSpouses.rule, shares, remarks, undefined, each.numbers);
    }
    const [survivor] = kin.spouses;
    if (!survivor) {
      const next = without.find(({ who }) => branchesOf(kin, who(kin)).length > 0);
      if (!next) return { notComputed: "civil.farther-kin" };
      const shares = next.divide(kin, one);
      if (!shares) return { notComputed: "civil.open" };
      return finish(
        kin,
        rule,
        shares,
        remarks.filter((remark) => !forSpouse.has(remark)),
      );
    }
    const own = spouse(kin, circumstances);
    if ("needs" in own) return own;
    const { share, numbers } = own;
    const rest = subtract(one, share);
    const others: Shares = isZero(rest) ? new Map() : beside(kin, rest);
    return finish(kin, rule, join(new Map([[survivor.id, share]]), others), remarks, undefined, numbers);
  };
}

export const commonEngines = {
  gb: engineOf({
    rule: "gb.46",
    remarks: ["gb.chattels", "gb.1975"],
    spouse: (kin, circumstances) =>
      hasIssue(kin) ? legacyAndPart("gb.legacy", fraction(1, 2), "gb.46", circumstances) : everything,
    beside: toIssue,
    without: englishOrder,
  }),
  us: engineOf({
    rule: "us.2-102",
    remarks: ["us.states"],
    spouse(kin, circumstances) {
      const { allChildrenCommon, spouseHasOtherChildren } = circumstances;
      if (!hasIssue(kin)) {
        if (livingParents(kin).length === 0) return everything;
        return legacyAndPart("us.parent", fraction(3, 4), "us.2-102", circumstances);
      }
      if (allChildrenCommon === undefined) return { needs: "common-children", rule: "us.2-102" };
      if (!allChildrenCommon) return legacyAndPart("us.deceased-has-others", fraction(1, 2), "us.2-102", circumstances);
      if (spouseHasOtherChildren === undefined) return { needs: "spouse-children", rule: "us.2-102" };
      if (!spouseHasOtherChildren) return everything;
      return legacyAndPart("us.spouse-has-others", fraction(1, 2), "us.2-102", circumstances);
    },
    beside: (kin, share) => (hasIssue(kin) ? perCapita(kin, issue(kin), share) : toParents(kin, share)),
    without: [
      { who: issue, divide: (kin, share) => perCapita(kin, issue(kin), share) },
      { who: livingParents, divide: toParents },
      { who: allSiblings, divide: (kin, share) => perCapita(kin, allSiblings(kin), share) },
    ],
  }),
  nz: engineOf({
    rule: "nz.77",
    remarks: ["nz.chattels", "nz.1955"],
    spouse(kin, circumstances) {
      if (hasIssue(kin)) return legacyAndPart("nz.legacy", fraction(1, 3), "nz.77", circumstances);
      if (livingParents(kin).length > 0) return legacyAndPart("nz.legacy", fraction(2, 3), "nz.77", circumstances);
      return everything;
    },
    beside: (kin, share) => (hasIssue(kin) ? toIssue(kin, share) : toParents(kin, share)),
    without: [
      { who: issue, divide: toIssue },
      { who: livingParents, divide: toParents },
      { who: allSiblings, divide: (kin, share) => siblingsAlike(kin, share) },
    ],
  }),
  za: engineOf({
    rule: "za.1",
    spouse(kin, { net, dateOfDeath }) {
      const branches = branchesOf(kin, issue(kin)).length;
      if (branches === 0) return everything;
      const minimum = figureOn("za.minimum", dateOfDeath);
      if (minimum === null) return { needs: "date-of-death", rule: "za.1" };
      if (net === undefined) return { needs: "estate-value", rule: "za.1" };
      const least = fraction(minimum);
      if (net <= minimum) return { share: one, numbers: { sum: least } };
      return { share: largest(fraction(minimum, net), fraction(1, branches + 1)), numbers: { least } };
    },
    severalSpouses: {
      rule: "za.spouses",
      /** A child's share each, counted over children and spouses, or the fixed sum; all alike where that is too much. */
      each(kin, { net, dateOfDeath }) {
        const spouses = kin.spouses.length;
        const branches = branchesOf(kin, issue(kin)).length;
        if (branches === 0) return { share: fraction(1, spouses) };
        const minimum = figureOn("za.minimum", dateOfDeath);
        if (minimum === null) return { needs: "date-of-death", rule: "za.spouses" };
        if (net === undefined) return { needs: "estate-value", rule: "za.spouses" };
        const sum = fraction(minimum);
        if (net <= minimum * BigInt(spouses)) return { share: fraction(1, spouses), numbers: { sumForEach: sum } };
        const share = largest(fraction(minimum, net), fraction(1, branches + spouses));
        return { share, numbers: { leastForEach: sum } };
      },
    },
    beside: toIssue,
    without: [
      { who: issue, divide: toIssue },
      {
        who: ({ father, mother, siblings }) =>
          [father, mother, ...Object.values(siblings).flat()].filter((one): one is Person => one !== null),
        divide: (kin, share) => parentalLines(kin, share)!,
      },
    ],
  }),
} as const satisfies Record<string, Engine>;
export type CommonCountry = keyof typeof commonEngines;
