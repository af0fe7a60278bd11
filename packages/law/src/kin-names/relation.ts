import { deceasedId, type Person, type PersonId, type Sex } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";

/** One link of a relation, from the deceased outwards: "full-brother", then "son" is a brother's son. */
export type Link =
  | "husband"
  | "wife"
  /** Who lived with the deceased as a couple without being married. */
  | "male-partner"
  | "female-partner"
  | "father"
  | "mother"
  | "son"
  | "daughter"
  | "adopted-son"
  | "adopted-daughter"
  | "stepson"
  | "stepdaughter"
  | `${Blood}-brother`
  | `${Blood}-sister`
  /** Somebody of the family whom no link explains. */
  | "kinsman"
  | "kinswoman";
/** Which parents brothers and sisters have in common. */
export type Blood = "full" | "paternal" | "maternal";

/** What a person is to the deceased. `code` is its links with a dot between: "wife", "son.daughter", "father.full-brother". */
export interface Relation {
  code: string;
  links: readonly Link[];
  sex: Sex;
}

const known = new WeakMap<Kin, Map<PersonId, Relation>>();

/** What a person of this family is to the deceased, by the shortest way of descent. Never throws for one of its people. */
export function relationOf(kin: Kin, id: PersonId): Relation {
  const relations = known.get(kin) ?? new Map<PersonId, Relation>();
  known.set(kin, relations);
  const found = relations.get(id);
  if (found) return found;
  const person = kin.person(id);
  const links = linksOf(kin, person);
  const relation = { code: links.join("."), links, sex: person.sex };
  relations.set(id, relation);
  return relation;
}

function linksOf(kin: Kin, person: Person): readonly Link[] {
  if (person.relation === "spouse") return [person.sex === "male" ? "husband" : "wife"];
  if (person.relation === "partner") return [`${person.sex}-partner`];
  const up = ancestorsOf(kin);
  const own = up.get(person.id);
  if (own) return own;
  let generation: { person: Person; below: readonly Link[] }[] = [{ person, below: [] }];
  const seen = new Set<PersonId>();
  while (generation.length > 0) {
    for (const { person, below } of generation) {
      const link = linkBelow(kin, person, up);
      if (link) return [...link, ...below];
    }
    generation = generation.flatMap(({ person, below }) =>
      parentsOf(kin, person)
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .map((parent) => ({ person: parent, below: [childLink(person), ...below] })),
    );
  }
  return [person.sex === "male" ? "kinsman" : "kinswoman"];
}

const parentsOf = (kin: Kin, { father, mother }: Person): Person[] =>
  [father, mother].flatMap((id) => (id === undefined || id === deceasedId ? [] : (kin.person(id) ?? [])));

const childLink = ({ sex, adopted }: Person): Link =>
  adopted ? (sex === "male" ? "adopted-son" : "adopted-daughter") : sex === "male" ? "son" : "daughter";

/** How a person hangs on the deceased, on an ancestor, or on a spouse; null where only their own parents may tell. */
function linkBelow(kin: Kin, person: Person, up: ReadonlyMap<PersonId, readonly Link[]>): readonly Link[] | null {
  if (person.father === deceasedId || person.mother === deceasedId) return [childLink(person)];
  const parents = [person.father, person.mother].filter((id) => id !== undefined);
  const [nearest] = parents
    .filter((id) => up.has(id))
    .map((id) => up.get(id)!)
    .toSorted((a, b) => a.length - b.length);
  if (nearest) {
    const towards = nearest.slice(0, -1);
    return [...towards, `${bloodOf(kin, person, towards, up)}-${person.sex === "male" ? "brother" : "sister"}`];
  }
  const ofSpouse = parents.some((id) => kin.person(id)?.relation === "spouse");
  return ofSpouse ? [person.sex === "male" ? "stepson" : "stepdaughter"] : null;
}

/** The parents that a person shares with the deceased, or with the ancestor at the end of `towards`. */
function bloodOf(
  kin: Kin,
  { father, mother }: Person,
  towards: readonly Link[],
  up: ReadonlyMap<PersonId, readonly Link[]>,
): Blood {
  const child = [...up].find(([, links]) => links.join(".") === towards.join("."))?.[0];
  const its =
    towards.length === 0 ? { father: kin.father?.id, mother: kin.mother?.id } : child ? kin.person(child) : undefined;
  // Of two mothers either may be named in either place.
  const own = [father, mother].filter((id) => id !== undefined);
  const ofFather = its?.father !== undefined && own.includes(its.father);
  const ofMother = its?.mother !== undefined && own.includes(its.mother);
  return ofFather && ofMother ? "full" : ofFather ? "paternal" : "maternal";
}

const ancestors = new WeakMap<Kin, ReadonlyMap<PersonId, readonly Link[]>>();

/** Everybody the deceased descends from, with the way up to them. */
function ancestorsOf(kin: Kin): ReadonlyMap<PersonId, readonly Link[]> {
  const before = ancestors.get(kin);
  if (before) return before;
  const found = new Map<PersonId, readonly Link[]>();
  ancestors.set(kin, found);
  const climb = (person: Person | null | undefined, before: readonly Link[]) => {
    if (!person || found.has(person.id)) return;
    const links: Link[] = [...before, person.sex === "male" ? "father" : "mother"];
    found.set(person.id, links);
    for (const id of [person.father, person.mother]) if (id !== undefined) climb(kin.person(id), links);
  };
  climb(kin.father, []);
  climb(kin.mother, []);
  return found;
}
