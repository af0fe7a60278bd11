import { branchesOf } from "../../succession/civil/stirpes.ts";
import { deceasedId, type PersonId } from "../../succession/family.ts";
import {
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
import { partOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, Mend, Protected } from "../finding.ts";
import { positive } from "../shortage.ts";
import { cite, citeRule } from "../will-rules.ts";

const half = fraction(1, 2);

/**
 * What the will leaves somebody, with their part by law of what it names nobody for. Everything, where the law's own
 * division is not known: then nothing is held against the will.
 */
function received({ accounts, succession }: Case, id: PersonId): Rational {
  const undisposed = positive(subtract(one, sum(accounts.willed.values())));
  if (!succession && !isZero(undisposed)) return one;
  return sum([accounts.willed.get(id) ?? zero, multiply(succession?.shares.get(id) ?? zero, undisposed)]);
}

function protectedPart(matter: Case, person: PersonId, share: Rational): Protected {
  const has = received(matter, person);
  const { net } = matter.will;
  return {
    person,
    share: matter.succession?.shares.get(person) ?? null,
    reserved: partOf(share, net),
    received: partOf(has, net),
    shortfall: partOf(positive(subtract(share, has)), net),
  };
}

const isShort = ({ shortfall }: Protected): boolean => !isZero(shortfall.share);

/** LAW-024, value sets C and D: reserves of the spouse alone, and of those in need. */
export const checkProtected: Check = (matter) => {
  if (matter.impossible !== null) return [];
  const rules = matter.profile?.rules;
  if (rules === "us") return electiveShare(matter);
  if (rules === "ru") return dependants(matter);
  if (rules === "cn") return necessary(matter);
  return rules === "sct" ? legalRights(matter) : [];
};

const mendsFor = (data: Mend["data"]): Mend[] => [
  { code: "give-protected", data },
  { code: "keep", data },
];

/** UPC 2-202: half of the marital part, which is the whole after fifteen years; before that no number is given. */
function electiveShare(matter: Case): Finding[] {
  const spouse = matter.kin.spouses[0]?.id;
  if (spouse === undefined) return [];
  const its = protectedPart(matter, spouse, half);
  if (!isShort(its)) return [];
  const years = matter.circumstances.yearsMarried;
  const isFull = years !== undefined && years >= 15;
  const data = isFull
    ? { person: spouse, protected: [its], reserved: its.reserved, excess: its.shortfall }
    : { person: spouse };
  return [finding(matter, "reserve.elective", data, cite("us.2-202"), mendsFor(data))];
}

/** Russia 1149: children under age or disabled, and a disabled spouse or parents, have half of their share by law. */
function dependants(matter: Case): Finding[] {
  const { kin, people, succession } = matter;
  if (!succession) return [];
  const children = new Set(kin.childrenOf(deceasedId).map(({ id }) => id));
  const close = new Set([...kin.spouses, kin.father, kin.mother].flatMap((person) => (person ? [person.id] : [])));
  // Pension age counts as disabled here: men from 60, women from 55.
  const isUnable = (id: PersonId) => {
    const { sex, facts } = kin.person(id);
    const age = people.ageOf(id);
    return facts?.disabled === true || (age !== null && age >= (sex === "male" ? 60 : 55));
  };
  const parts = [...succession.shares.keys()]
    .filter((id) => id !== "treasury")
    .filter((id) => (children.has(id) && people.isMinor(id)) || ((children.has(id) || close.has(id)) && isUnable(id)))
    .toSorted()
    .map((id) => protectedPart(matter, id, multiply(succession.shares.get(id)!, half)))
    .filter(isShort);
  return parts.map((its) => {
    const data = { person: its.person, protected: [its], reserved: its.reserved, excess: its.shortfall };
    return finding(matter, "reserve.dependants", data, cite("ru.1149"), mendsFor(data));
  });
}

/** China 1141: heirs who cannot work and have no income; the law fixes no fraction, so none is shown. */
function necessary(matter: Case): Finding[] {
  const { kin, people, heirs, accounts } = matter;
  if (accounts.willed.size === 0) return [];
  return (heirs ?? [])
    .filter((id) => people.isMinor(id) || kin.person(id).facts?.disabled === true)
    .filter((id) => !accounts.willed.has(id))
    .map((id) => finding(matter, "reserve.necessary", { person: id }, cite("cn.1141"), mendsFor({ person: id })));
}

/** Scotland: spouse and issue may take legal rights in the moveables instead of what the will leaves them. */
function legalRights(matter: Case): Finding[] {
  const { kin, circumstances, will } = matter;
  const { scottish } = circumstances;
  const spouse = kin.spouses[0];
  const branches = branchesOf(kin, kin.childrenOf(deceasedId));
  if (!scottish || will.net === null || will.net <= 0n || (!spouse && branches.length === 0)) return [];
  const moveables = divide(fraction(scottish.furniture + scottish.otherMoveable), fraction(will.net));
  const part = multiply(moveables, fraction(1, spouse && branches.length > 0 ? 3 : 2));
  const living = branches.filter(({ alive }) => alive);
  const rights: (readonly [PersonId, Rational])[] = [
    ...(spouse ? [[spouse.id, part] as const] : []),
    ...living.map(({ id }) => [id, multiply(part, fraction(1, branches.length))] as const),
  ];
  const short = rights
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, share]) => protectedPart(matter, id, share))
    .filter(isShort);
  return short.map((its) => {
    const data = { person: its.person, protected: [its], reserved: its.reserved, excess: its.shortfall };
    return finding(matter, "reserve.legal-rights", data, citeRule("sct.legal-rights"), mendsFor(data));
  });
}
