import type { NotComputed } from "../derivation.ts";
import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { hasLivingIssue, kinOf } from "../kinship.ts";
import { equals, type Rational } from "../rational.ts";
import { type Engine, isSuccession, type Outcome } from "../result.ts";
import type { TerritoryCode } from "../territories/rules.ts";
import { type LawWithUnworthiness, type Unworthiness, unworthiness, unworthinessOf } from "./laws.ts";

const isUnworthy = ({ alive, bars = [] }: Person): boolean => alive && bars.includes("killed-deliberately");

/** The engine of a law under which whoever deliberately killed the deceased does not inherit. */
export function withoutUnworthy(country: LawWithUnworthiness | TerritoryCode, engine: Engine): Engine {
  const law = unworthinessOf(country);
  return (kin, circumstances) => {
    const unworthy = kin.family.people.filter(isUnworthy);
    if (unworthy.length === 0) return engine(kin, circumstances);
    if (law.place === "unknown") return { notComputed: law.rule };
    if (country === "us" && isPooled(kin, unworthy)) return { notComputed: law.rule };
    const divide = (dead: ReadonlySet<PersonId>) => engine(asIfDead(kin, dead), circumstances);
    const own = new Set(unworthy.map(({ id }) => id));
    const withIssue = new Set([...own, ...issueInTheirPlace(kin, unworthy)]);
    if (law.place === "as-if-dead") return told(divide(own), law, own);
    const closed = divide(withIssue);
    if (law.place === "open" && !isSame(divide(own), closed)) return { notComputed: law.rule };
    return told(closed, law, withIssue);
  };
}

/** The family as this law sees its heirs: whoever killed the deceased counts as dead. */
export function worthyKin(country: string, kin: Kin): Kin | NotComputed {
  const law: Unworthiness | undefined = Object.hasOwn(unworthiness, country)
    ? unworthiness[country as LawWithUnworthiness]
    : undefined;
  const unworthy = kin.family.people.filter(isUnworthy);
  if (!law || unworthy.length === 0) return kin;
  const issue = issueInTheirPlace(kin, unworthy);
  if (law.place === "unknown" || (law.place === "open" && issue.length > 0)) return { notComputed: law.rule };
  const own = unworthy.map(({ id }) => id);
  return asIfDead(kin, new Set(law.place === "as-if-dead" ? own : [...own, ...issue]));
}

/** The people with some of them counted as dead; the family itself is not changed. */
function asIfDead({ family }: Kin, dead: ReadonlySet<PersonId>): Kin {
  return kinOf({ ...family, people: family.people.map((one) => (dead.has(one.id) ? { ...one, alive: false } : one)) });
}

/** Says who is left out, and by which rule. */
function told(outcome: Outcome, { rule, remarks = [] }: Unworthiness, out: ReadonlySet<PersonId>): Outcome {
  if (!isSuccession(outcome)) return outcome;
  const excluded = [...out].map((person) => ({ person, rule, by: [] }));
  return { ...outcome, excluded: [...outcome.excluded, ...excluded], remarks: [...outcome.remarks, ...remarks] };
}

/**
 * Living issue that would come in the place of an unworthy descendant, brother, sister or other relative at the side.
 * The issue of an unworthy parent, grandparent or spouse has its own place.
 */
function issueInTheirPlace(kin: Kin, unworthy: readonly Person[]): readonly PersonId[] {
  const above = ancestorsOf(kin);
  const below = (id: PersonId): Person[] => kin.childrenOf(id).flatMap((child) => [child, ...below(child.id)]);
  return unworthy
    .filter(({ id, relation }) => relation !== "spouse" && !above.has(id))
    .flatMap(({ id }) => below(id))
    .filter(({ alive }) => alive)
    .map(({ id }) => id);
}

function ancestorsOf(kin: Kin): ReadonlySet<PersonId> {
  const found = new Set<PersonId>();
  const waiting = [kin.father, kin.mother];
  for (let next = waiting.pop(); waiting.length > 0 || next; next = waiting.pop()) {
    if (!next || found.has(next.id)) continue;
    found.add(next.id);
    for (const id of [next.father, next.mother])
      if (id !== undefined && id !== deceasedId) waiting.push(kin.person(id));
  }
  return found;
}

/**
 * Uniform Probate Code 2-1106: the killer's issue has the killer's share alone, where the parts of other dead children
 * are put together. Beside such children the two ways differ.
 */
function isPooled(kin: Kin, unworthy: readonly Person[]): boolean {
  const children = kin.childrenOf(deceasedId);
  const below = (id: PersonId): Person[] => kin.childrenOf(id).flatMap((child) => [child, ...below(child.id)]);
  const descendants = below(deceasedId);
  const leavesIssue = unworthy.some((one) => descendants.includes(one) && hasLivingIssue(kin, one));
  const others = children.some((child) => !child.alive && hasLivingIssue(kin, child));
  const several = unworthy.filter((one) => descendants.includes(one)).length > 1;
  return leavesIssue && (others || several);
}

function isSame(one: Outcome, other: Outcome): boolean {
  if (!isSuccession(one) || !isSuccession(other)) return !isSuccession(one) && !isSuccession(other);
  return sameShares(one.shares, other.shares) && sameShares(one.usufruct, other.usufruct);
}

function sameShares(one: ReadonlyMap<PersonId, Rational> = new Map(), other: typeof one = new Map()): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([id, share]) => {
    const its = other.get(id);
    return its !== undefined && equals(share, its);
  });
}
