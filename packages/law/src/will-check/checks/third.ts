import type { PersonId } from "../../succession/family.ts";
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
} from "../../succession/rational.ts";
import { accountsOf, between, type Counted, partOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { FindingData, Mend, Part } from "../finding.ts";
import type { WillPlan } from "../plan.ts";
import { scaled, split } from "../scale.ts";
import { thirdLawOf } from "../third-laws.ts";
import { cite } from "../will-rules.ts";
import { obligatoryPart } from "./grandchildren.ts";

const third = fraction(1, 3);

/** Gifts that an heir cannot have at all take nothing from the third. */
const isVoid = ({ to }: Counted, matter: Case): boolean => {
  const limit = matter.profile?.will;
  return limit?.limit === "third" && limit.toHeir === "void" && matter.heirs?.includes(to) === true;
};

/** How much may be given: a third, less what the law gives grandchildren before; more where hardly anybody inherits. */
export function freeThird(matter: Case): Rational {
  return largerThird(matter) ?? subtract(third, smaller(third, obligatoryPart(matter) ?? zero));
}
const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** Rulebook 1.2: without heirs everything, beside a husband or wife alone what their fixed share leaves. */
function largerThird(matter: Case): Rational | null {
  const { heirs, kin } = matter;
  const law = thirdLawOf(matter);
  if (!heirs || !law) return null;
  if (heirs.length === 0) return law.allWithoutHeirs ? one : null;
  const spouses = new Set<PersonId>(kin.spouses.map(({ id }) => id));
  if (!law.moreBesideSpouse || !heirs.every((id) => spouses.has(id))) return null;
  return kin.family.deceased.sex === "female" ? fraction(1, 2) : fraction(3, 4);
}

/** What the will takes from the third: gifts, and shares of the rest for those who do not inherit. */
function takenBy(matter: Case): {
  gifts: readonly Counted[];
  outsiders: ReadonlyMap<PersonId, Rational>;
  total: Rational;
} {
  const { accounts, heirs } = matter;
  const gifts = accounts.gifts.filter((counted) => !isVoid(counted, matter));
  const outsiders = new Map(
    heirs === null
      ? []
      : accounts.residueShares
          .filter(({ to }) => !heirs.includes(to))
          .map(({ to, share }) => [to, multiply(share, accounts.residue)] as const),
  );
  return { gifts, outsiders, total: add(sum(gifts.map(({ share }) => share ?? zero)), sum(outsiders.values())) };
}

/** LAW-023: gifts above one third of what remains after debts. */
export const checkThird: Check = (matter) => {
  const law = thirdLawOf(matter);
  if (!law) return [];
  const { net } = matter.will;
  const { gifts, outsiders, total } = takenBy(matter);
  const free = freeThird(matter);
  if (compare(total, free) <= 0) return [];
  const [limit, given] = [partOf(free, net), partOf(total, net)];
  const excess = between(given, limit);
  const consent = { people: matter.heirs ?? [], when: law.consent };
  const counted = new Set(gifts.map(({ gift }) => gift.id));
  const data: FindingData = {
    limit,
    given,
    excess,
    gifts: [...counted],
    people: [...new Set([...gifts.map(({ to }) => to), ...outsiders.keys()])].toSorted(),
    consent,
  };
  const factor = divide(free, total);
  return [
    finding(
      matter,
      "third.exceeded",
      data,
      cite(law.limit),
      mendsOf(matter, factor, counted, { limit, excess, consent }),
    ),
  ];
};

function mendsOf(
  matter: Case,
  factor: Rational,
  counted: ReadonlySet<string>,
  { limit, excess, consent }: { limit: Part; excess: Part; consent: NonNullable<FindingData["consent"]> },
): Mend[] {
  const gifts = matter.will.gifts.flatMap((gift) => (counted.has(gift.id) ? scaled(gift, factor) : [gift]));
  const changes = withResidue(matter, gifts, factor);
  const mends: Mend[] = [
    {
      code: "reduce-to-limit",
      data: { limit, share: factor, after: afterwards(matter, changes) },
      ...(changes && { changes }),
    },
  ];
  if (matter.will.residue.length === 0) {
    const parted = matter.will.gifts.flatMap((gift) => (counted.has(gift.id) ? split(gift, factor) : [gift]));
    mends.push({ code: "ask-heirs", data: { excess, consent }, changes: { gifts: parted } });
  }
  mends.push({ code: "keep", data: { excess, consent } });
  return mends;
}

/** The gifts so cut, and the shares of the rest so that outsiders have the same part of before, and heirs what is left. */
function withResidue(matter: Case, gifts: WillPlan["gifts"], factor: Rational): Partial<WillPlan> | null {
  const { will, heirs, accounts } = matter;
  if (accounts.residueShares.every(({ to }) => heirs?.includes(to) !== false)) return { gifts };
  const { residue } = accountsOf({ ...will, gifts }, matter.people);
  if (isZero(residue)) return null;
  const outsiders = accounts.residueShares
    .filter(({ to }) => !heirs!.includes(to))
    .map(({ to, share }) => ({ to, share: divide(multiply(multiply(share, accounts.residue), factor), residue) }));
  const rest = subtract(one, sum(outsiders.map(({ share }) => share)));
  const named = accounts.residueShares.filter(({ to }) => heirs!.includes(to));
  const total = sum(named.map(({ share }) => share));
  const byLaw = [...matter.byLaw!.heirs];
  const ofHeirs = isZero(total)
    ? byLaw.map(([to, share]) => ({ to, share: multiply(share, rest) }))
    : named.map(({ to, share }) => ({ to, share: divide(multiply(share, rest), total) }));
  return { gifts, residue: [...outsiders, ...ofHeirs].filter(({ share }) => !isZero(share)) };
}

/** What everybody has once the change is made. */
function afterwards(matter: Case, changes: Partial<WillPlan> | null): ReadonlyMap<PersonId, Part> {
  const after = new Map<PersonId, Rational>();
  if (changes) {
    const will = { ...matter.will, ...changes };
    const { willed, residue } = accountsOf(will, matter.people);
    for (const [id, share] of willed) after.set(id, share);
    if (will.residue.length === 0 && matter.byLaw) {
      const { bequests, heirs } = matter.byLaw;
      const left = subtract(residue, sum(bequests.values()));
      const give = (id: PersonId, share: Rational) => after.set(id, add(after.get(id) ?? zero, share));
      for (const [id, share] of bequests) give(id, share);
      for (const [id, share] of heirs) give(id, multiply(share, left));
    }
  }
  return new Map(
    [...after].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, share]) => [id, partOf(share, matter.will.net)]),
  );
}
