import type { Person, PersonId, Sex } from "../succession/family.ts";

export type Side = "father" | "mother";
/** Which parents a collateral shares with the one they are brother or sister of. */
export type Blood = "full" | "paternal" | "maternal";

/** Where a relative stands: above the deceased, or beside the deceased or one of the parents. */
export type Place =
  | { at: "parent"; side: Side }
  | { at: "grandparent"; parent: Side; side: Side }
  /** A brother or sister of `of`; with `child`, a child of one who died. */
  | { at: "beside"; of: "deceased" | Side; blood: Blood; sex: Sex; child?: Sex };

export type RelativeGroup = "parents" | "grandparents" | "siblings" | "nephews" | "uncles" | "cousins";
export const relativeGroups: readonly RelativeGroup[] = [
  "parents",
  "grandparents",
  "siblings",
  "nephews",
  "uncles",
  "cousins",
];

export interface RelativeKind {
  /** "siblings:full-male", unique. */
  id: string;
  group: RelativeGroup;
  place: Place;
}

const sides = ["father", "mother"] as const;
const bloods = ["full", "paternal", "maternal"] as const;
const sexes = ["male", "female"] as const;

const beside = (group: RelativeGroup, of: "deceased" | Side, blood: Blood, sex: Sex, child?: Sex): RelativeKind => ({
  id: [group, of, blood, sex, child].filter(Boolean).join("-"),
  group,
  place: { at: "beside", of, blood, sex, ...(child && { child }) },
});

/** Everybody whom one of our laws may call besides the marriage and the descendants, nearest first. */
export const relativeKinds: readonly RelativeKind[] = [
  ...sides.map((side): RelativeKind => ({ id: side, group: "parents", place: { at: "parent", side } })),
  ...sides.flatMap((parent) =>
    sides.map(
      (side): RelativeKind => ({
        id: `${parent}-${side}`,
        group: "grandparents",
        place: { at: "grandparent", parent, side },
      }),
    ),
  ),
  ...bloods.flatMap((blood) => sexes.map((sex) => beside("siblings", "deceased", blood, sex))),
  ...bloods.flatMap((blood) =>
    sexes.flatMap((sex) => sexes.map((child) => beside("nephews", "deceased", blood, sex, child))),
  ),
  ...sides.flatMap((of) => bloods.flatMap((blood) => sexes.map((sex) => beside("uncles", of, blood, sex)))),
  ...sides.flatMap((of) =>
    bloods.flatMap((blood) => sexes.flatMap((sex) => sexes.map((child) => beside("cousins", of, blood, sex, child)))),
  ),
];

/** Makes a person of the list, with an id of its own. */
export type Make<P extends Person> = (person: Omit<Person, "id">) => P;

export const parentOf = <P extends Person>(people: readonly P[], side: Side): P | undefined =>
  people.find(({ relation }) => relation === side);

/** The list with a father or mother; one of whom nothing is known stands there as dead, to lead to others. */
export function withParent<P extends Person>(people: readonly P[], side: Side, make: Make<P>): readonly P[] {
  if (parentOf(people, side)) return people;
  return [...people, make({ sex: side === "father" ? "male" : "female", alive: false, relation: side })];
}

export function withGrandparent<P extends Person>(
  people: readonly P[],
  parent: Side,
  side: Side,
  make: Make<P>,
): readonly P[] {
  const all = withParent(people, parent, make);
  const child = parentOf(all, parent)!;
  if (child[side] !== undefined) return all;
  const grandparent = make({ sex: side === "father" ? "male" : "female", alive: false });
  return [...all.map((one) => (one === child ? { ...one, [side]: grandparent.id } : one)), grandparent];
}

/** The list with the people between, and the parents whom a brother or sister of `of` has. */
export function parentsBeside<P extends Person>(
  people: readonly P[],
  of: "deceased" | Side,
  blood: Blood,
  make: Make<P>,
): { people: readonly P[]; parents: { father?: PersonId; mother?: PersonId } } {
  const wanted = sides.filter((side) => blood === "full" || blood === (side === "father" ? "paternal" : "maternal"));
  let all = people;
  const parents: { father?: PersonId; mother?: PersonId } = {};
  for (const side of wanted) {
    all = of === "deceased" ? withParent(all, side, make) : withGrandparent(all, of, side, make);
    parents[side] = of === "deceased" ? parentOf(all, side)!.id : parentOf(all, of)![side]!;
  }
  return { people: all, parents };
}

/**
 * The people with `count` living relatives of a place; the same list where nobody can be added, because the parent or
 * grandparent there is known.
 */
export function withRelatives<P extends Person>(
  people: readonly P[],
  place: Place,
  count: number,
  make: Make<P>,
): readonly P[] {
  if (place.at === "parent") {
    const { side } = place;
    if (parentOf(people, side)) return people;
    return [...people, make({ sex: side === "father" ? "male" : "female", alive: true, relation: side })];
  }
  if (place.at === "grandparent") {
    if (parentOf(people, place.parent)?.[place.side] !== undefined) return people;
    const all = withGrandparent(people, place.parent, place.side, make);
    const id = parentOf(all, place.parent)![place.side];
    return all.map((one) => (one.id === id ? { ...one, alive: true } : one));
  }
  const { people: all, parents } = parentsBeside(people, place.of, place.blood, make);
  if (!place.child) return [...all, ...repeat(count, () => make({ sex: place.sex, alive: true, ...parents }))];
  const { child } = place;
  const dead = make({ sex: place.sex, alive: false, ...parents });
  const of = place.sex === "male" ? { father: dead.id } : { mother: dead.id };
  return [...all, dead, ...repeat(count, () => make({ sex: child, alive: true, ...of }))];
}

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
