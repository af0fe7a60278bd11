import type { Family, Person } from "../succession/family.ts";

/** A family as a plain tree of nodes; whoever is barred from inheriting counts as dead. */
export interface Node {
  id: string;
  male: boolean;
  alive: boolean;
  firstborn: boolean;
  /** Was given in life what a statute would give. */
  given: boolean;
  children: Node[];
}

export interface Tree {
  male: boolean;
  spouse: Node | undefined;
  spouses: Node[];
  father: Node | undefined;
  mother: Node | undefined;
  children: Node[];
  full: Node[];
  paternal: Node[];
  maternal: Node[];
  /** Father's father, father's mother, mother's father, mother's mother. */
  grandparents: (Node | undefined)[];
  fathersSiblings: Node[];
  mothersSiblings: Node[];
}

export function treeOf({ deceased, people }: Family, isBarred: (person: Person) => boolean = () => false): Tree {
  const below = (match: (person: Person) => boolean): Node[] => people.filter(match).map(nodeOf);
  function nodeOf(person: Person): Node {
    const { id, sex, alive, birthOrder, facts } = person;
    const children = below(({ father, mother }) => father === id || mother === id);
    const given = facts?.receivedByGift === true;
    return {
      id,
      male: sex === "male",
      alive: alive && !isBarred(person),
      firstborn: birthOrder === 1,
      given,
      children,
    };
  }
  const one = (id: string | undefined) => below((person) => person.id === id)[0];
  const [father, mother] = (["father", "mother"] as const).map((relation) =>
    people.find((p) => p.relation === relation),
  );
  const isFathers = (person: Person) => father !== undefined && person.father === father.id;
  const isMothers = (person: Person) => mother !== undefined && person.mother === mother.id;
  const isSibling = (person: Person, of: Person | undefined) =>
    of !== undefined &&
    person !== of &&
    ((of.father && person.father === of.father) || (of.mother && person.mother === of.mother));
  const spouses = below(({ relation, alive }) => relation === "spouse" && alive).filter(({ alive }) => alive);
  return {
    male: deceased.sex === "male",
    spouse: spouses[0],
    spouses,
    father: one(father?.id),
    mother: one(mother?.id),
    children: below((person) => person.father === "deceased" || person.mother === "deceased"),
    full: below((person) => isFathers(person) && isMothers(person)),
    paternal: below((person) => isFathers(person) && !isMothers(person)),
    maternal: below((person) => isMothers(person) && !isFathers(person)),
    grandparents: [one(father?.father), one(father?.mother), one(mother?.father), one(mother?.mother)],
    fathersSiblings: below((person) => Boolean(isSibling(person, father))),
    mothersSiblings: below((person) => Boolean(isSibling(person, mother))),
  };
}

/** Lives, or left somebody who does. */
export const isThere = ({ alive, children }: Node): boolean => alive || children.some(isThere);
