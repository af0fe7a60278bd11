import { deceasedId, type Family, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { kinOf } from "../kinship.ts";
import { fraction, multiply, type Rational } from "../rational.ts";
import type { Outcome, Succession } from "../result.ts";
import { isSuccession } from "../result.ts";

/**
 * Grandchildren, failing children, and the children of siblings, failing siblings, take what the parent who links them
 * would have had (Iran, Civil Code art. 889; rulebook 1.13). The division is made as if those parents lived, and each
 * branch then divides its parent's part.
 */
export function withRepresentation(
  kin: Kin,
  isQualified: (person: Person) => boolean,
  divide: (kin: Kin) => Outcome,
): Outcome {
  const takes = (person: Person) => person.alive && isQualified(person);
  const born = (people: readonly Person[]) => people.filter(({ adopted }) => !adopted);
  /** How many generations down the first who takes is; none at all is farther than any. */
  const depthOf = (person: Person): number =>
    takes(person) ? 0 : 1 + Math.min(...born(kin.childrenOf(person.id)).map(depthOf));
  /** The nearer degree excludes the farther. */
  const nearestOf = (people: readonly Person[]): Person[] => {
    const nearest = Math.min(...people.map(depthOf));
    return nearest === Number.POSITIVE_INFINITY ? [] : people.filter((one) => depthOf(one) === nearest);
  };
  const siblings = born([...kin.siblings.full, ...kin.siblings.paternal, ...kin.siblings.maternal]);
  const children = born(kin.childrenOf(deceasedId));
  const firstClass =
    [kin.father, kin.mother, ...children].some((one) => one && takes(one)) || nearestOf(children).length > 0;
  // Only in their own class: a dead brother does not reduce the mother.
  const generation = firstClass ? children : siblings;
  const links = generation.some(takes) ? [] : nearestOf(generation);
  if (links.length === 0) return divide(kin);

  const below = new Set(generation.flatMap(({ id }) => [...issueOf(kin, id)]));
  const people = kin.family.people
    .filter(({ id }) => !below.has(id))
    .map((person): Person => (links.includes(person) ? { ...person, alive: true, bars: [] } : person));
  const imagined: Family = { ...kin.family, people };
  const outcome = divide(kinOf(imagined));
  return isSuccession(outcome) ? passDown(outcome) : outcome;

  /** The part of each of those below a link; two to one, of the mother's side alike. */
  function partsOf(link: Person, ofMother: boolean): [PersonId, Rational][] {
    const nearest = nearestOf(born(kin.childrenOf(link.id)));
    const weight = ({ sex }: Person) => (sex === "male" && !ofMother ? 2 : 1);
    const heads = nearest.reduce((total, one) => total + weight(one), 0);
    return nearest.flatMap((one) => {
      const part = fraction(weight(one), heads);
      if (takes(one)) return [[one.id, part] as [PersonId, Rational]];
      return partsOf(one, ofMother).map(([id, share]): [PersonId, Rational] => [id, multiply(part, share)]);
    });
  }

  function passDown({ shares, excluded, steps, ...rest }: Succession): Succession {
    const parts = new Map(links.map((link) => [link.id, partsOf(link, kin.siblings.maternal.includes(link))]));
    const spread = (id: PersonId): [PersonId, Rational][] => parts.get(id) ?? [[id, fraction(1)]];
    const ids = (heirs: readonly PersonId[]) => heirs.flatMap((id) => spread(id).map(([below]) => below));
    const given = new Map(
      [...shares].flatMap(([id, share]) => spread(id).map(([below, part]) => [below, multiply(share, part)] as const)),
    );
    const out = excluded.flatMap(({ person, by, ...why }) =>
      ids([person]).map((id) => ({ ...why, person: id, by: ids(by) })),
    );
    const spoken = new Set([...given.keys(), ...out.map(({ person }) => person)]);
    const silent = kin.family.people.filter(
      (person) => takes(person) && below.has(person.id) && !spoken.has(person.id),
    );
    return {
      ...rest,
      shares: given,
      excluded: [
        ...out,
        ...silent.map(({ id }) => ({ person: id, rule: "jafari.nearer" as const, by: [...given.keys()] })),
      ],
      steps: steps.map(({ heirs, because, gives, replaces, ...step }) => ({
        ...step,
        heirs: ids(heirs),
        ...(because && { because: ids(because) }),
        ...(gives && { gives: heirs.flatMap((id, at) => spread(id).map(([, part]) => multiply(gives[at]!, part))) }),
        ...(replaces && { replaces: ids(replaces) }),
      })),
    };
  }
}

function issueOf(kin: Kin, id: PersonId, found = new Set<PersonId>()): Set<PersonId> {
  for (const child of kin.childrenOf(id)) {
    found.add(child.id);
    issueOf(kin, child.id, found);
  }
  return found;
}
