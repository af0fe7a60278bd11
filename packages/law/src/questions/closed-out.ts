import { weddingDays } from "../succession/couples/laws.ts";
import { propertyKinds, regimes } from "../succession/couples-property.ts";
import type { Family, Person, PersonId } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { partnerTies } from "../succession/partners/laws.ts";
import { equals, type Rational } from "../succession/rational.ts";
import { type Circumstances, type Engine, isSuccession, type NeedsFact, type Outcome } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";
import { type RelativeKind, relativeKinds, withRelatives } from "./relatives.ts";

/** Whether a kind of relative can still change the result for this family. */
export type KindState =
  /** One more of them would change a share, a remark, or whether there is an answer. */
  | { state: "open" }
  /** The family already says who stands there. */
  | { state: "known" }
  /** They inherit nothing and change nothing, because of `by`. */
  | { state: "closed"; rule: RuleCode; by: readonly PersonId[] }
  /** With them or without them the law gives no answer. */
  | { state: "moot" };

/** A mother is reduced by two brothers, or by four sisters in Ja'fari law, so that one alone would not show it. */
const counts = [1, 2, 4] as const;

/**
 * Asks the engine itself: for each kind, relatives are imagined and the outcomes compared. While facts are missing that
 * the law asks for, a kind is closed only if it is so whatever the facts are.
 */
export function closedOut(
  engine: Engine,
  family: Family,
  circumstances: Circumstances,
  kinds: readonly RelativeKind[] = relativeKinds,
): ReadonlyMap<string, KindState> {
  const cases = candidatesFor(engine, family, circumstances);
  const divide = (people: readonly Person[], given: Circumstances) => engine(kinOf({ ...family, people }), given);
  const before = cases.map((given) => ({ given, outcome: divide(family.people, given) }));
  return new Map(
    kinds.map((kind) => {
      const states = before.map(({ given, outcome }) =>
        stateOf(kind, family, outcome, (people) => divide(people, given)),
      );
      return [kind.id, joined(states)];
    }),
  );
}

function stateOf(
  { place }: RelativeKind,
  family: Family,
  before: Outcome,
  divide: (people: readonly Person[]) => Outcome,
): KindState {
  let reason: KindState = { state: "moot" };
  for (const count of place.at === "beside" ? counts : counts.slice(0, 1)) {
    const added: Person[] = [];
    const make = (person: Omit<Person, "id">): Person => {
      const made = { ...person, id: `imagined ${added.length}` };
      added.push(made);
      return made;
    };
    const people = withRelatives(family.people, place, count, make);
    if (people === family.people) return { state: "known" };
    const after = divide(people);
    if (changes(before, after, new Set(added.map(({ id }) => id)))) return { state: "open" };
    if (reason.state === "moot") reason = reasonOf(after, people.at(-1)!.id);
  }
  return reason;
}

function reasonOf(outcome: Outcome, person: PersonId): KindState {
  if (!isSuccession(outcome)) return { state: "moot" };
  const found = outcome.excluded.find((one) => one.person === person);
  return found ? { state: "closed", rule: found.rule, by: found.by } : { state: "open" };
}

/** Whether anything differs that the family would be told. */
export function changes(before: Outcome, after: Outcome, added: ReadonlySet<PersonId>): boolean {
  if (!isSuccession(before) || !isSuccession(after)) {
    if (isSuccession(before) || isSuccession(after)) return true;
    if ("needs" in before || "needs" in after) {
      return !("needs" in before && "needs" in after && before.needs === after.needs);
    }
    return before.notComputed !== after.notComputed;
  }
  if ([...after.shares.keys(), ...(after.usufruct?.keys() ?? [])].some((id) => added.has(id))) return true;
  return (
    !sameShares(before.shares, after.shares) ||
    !sameShares(before.usufruct ?? new Map(), after.usufruct ?? new Map()) ||
    before.remarks.join() !== after.remarks.join() ||
    (before.beside !== undefined && after.beside !== undefined && changes(before.beside, after.beside, added))
  );
}

function sameShares(one: ReadonlyMap<PersonId, Rational>, other: ReadonlyMap<PersonId, Rational>): boolean {
  if (one.size !== other.size) return false;
  for (const [id, share] of one) {
    const its = other.get(id);
    if (!its || !equals(share, its)) return false;
  }
  return true;
}

/** One state for all the facts that could still be answered. */
function joined(states: readonly KindState[]): KindState {
  const open = states.find(({ state }) => state === "open" || state === "known");
  return open ?? states.find(({ state }) => state === "closed") ?? { state: "moot" };
}

type Fact = NeedsFact["needs"];

/** Answers that stand for all answers: each side of every threshold that a law has. */
const answersTo: Readonly<Record<Fact, (given: Circumstances) => readonly Circumstances[]>> = {
  "estate-value": (given) => [100_00n, 400_000_00n, 5_000_000_00n].map((net) => ({ ...given, net })),
  "matrimonial-regime": (given) => regimes.map((regime) => ({ ...given, regime })),
  "common-children": (given) => [true, false].map((allChildrenCommon) => ({ ...given, allChildrenCommon })),
  "how-many-common": (given) => [0, 1].map((commonChildren) => ({ ...given, commonChildren })),
  "spouse-property": (given) =>
    (["none", "less", "enough"] as const).map((spouseProperty) => ({ ...given, spouseProperty })),
  "second-marriage": (given) => [true, false].map((secondMarriage) => ({ ...given, secondMarriage })),
  "property-kinds": (given) => [
    ...propertyKinds.map((kind) => ({ ...given, property: { [kind]: 3_000_000_00n } })),
    { ...given, property: Object.fromEntries(propertyKinds.map((kind) => [kind, 100_00n])) },
  ],
  "spouse-children": (given) => [true, false].map((spouseHasOtherChildren) => ({ ...given, spouseHasOtherChildren })),
  "estate-parts": (given) =>
    [100_00n, 3_000_000_00n].map((part) => ({
      ...given,
      scottish: { house: part, furniture: part, otherMoveable: part, otherHeritage: part },
    })),
  "partner-ties": (given) =>
    [true, false].map((is) => ({ ...given, ties: Object.fromEntries(partnerTies.map((tie) => [tie, is])) })),
  "same-church": (given) => [{ ...given, sameChurch: true }],
  "heirs-agree": (given) => [{ ...given, heirsAgree: true }],
  // Shares are of what is left after the survivor's own, whatever that is.
  "marriage-contract": (given) => [{ ...given, contract: "separation" }],
  "wedding-day": (given) => [{ ...given, marriedBefore: Object.fromEntries(weddingDays.map((day) => [day, false])) }],
  "couple-has": (given) => [{ ...given, coupleHas: "unknown" }],
  election: (given) => [{ ...given, election: "unknown" }],
  // Figures of a day that is not in the table are not known; nothing can be imagined for them.
  "date-of-death": () => [],
  "spouse-in-will": () => [],
  "forced-heirs": () => [],
};

/** The circumstances with every fact that the law asks for answered, in every way that could matter. */
function candidatesFor(engine: Engine, family: Family, circumstances: Circumstances): readonly Circumstances[] {
  const kin = kinOf(family);
  const complete: Circumstances[] = [];
  const waiting = [{ given: circumstances, asked: [] as readonly Fact[] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { given, asked } = next;
    const outcome = engine(kin, given);
    const needs = "needs" in outcome && !asked.includes(outcome.needs) ? outcome.needs : null;
    const answered = needs ? answersTo[needs](given) : [];
    if (answered.length === 0) complete.push(given);
    else if (needs) for (const one of answered) waiting.push({ given: one, asked: [...asked, needs] });
  }
  return complete;
}
