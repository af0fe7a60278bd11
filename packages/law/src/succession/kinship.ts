import { deceasedId, type Family, type Person, type PersonId, type Sex } from "./family.ts";
import type { HeirClass } from "./heirs.ts";
import type { Kin } from "./kin.ts";
import { bloodOf } from "./lines.ts";

export function kinOf(family: Family): Kin {
  const byId = new Map(family.people.map((person) => [person.id, person]));
  const children = new Map<PersonId, Person[]>();
  const note = (parent: PersonId | undefined, child: Person) => {
    if (parent === undefined) return;
    const list = children.get(parent);
    if (list) list.push(child);
    else children.set(parent, [child]);
  };
  for (const person of family.people) {
    note(person.father, person);
    note(person.mother, person);
  }
  const childrenOf = (id: PersonId) => children.get(id) ?? [];
  const related = (relation: Person["relation"]) => family.people.filter((person) => person.relation === relation);
  const [[aFather, otherFather], [aMother, otherMother]] = [related("father"), related("mother")];
  // Of two mothers the second stands where a father would, for the laws that do not tell them apart.
  const father = aFather ?? otherMother ?? null;
  const mother = aMother ?? otherFather ?? null;
  const ofFather = father ? childrenOf(father.id) : [];
  const ofMother = mother ? childrenOf(mother.id) : [];
  const parentOf = (person: Person | null, side: "father" | "mother") =>
    person?.[side] === undefined ? null : (byId.get(person[side]) ?? null);
  return {
    family,
    person: (id) => byId.get(id)!,
    childrenOf,
    father,
    mother,
    spouses: family.people.filter(({ relation, alive }) => relation === "spouse" && alive),
    siblings: {
      full: ofFather.filter((one) => ofMother.includes(one)),
      paternal: ofFather.filter((one) => !ofMother.includes(one)),
      maternal: ofMother.filter((one) => !ofFather.includes(one)),
    },
    grandparents: {
      paternalFather: parentOf(father, "father"),
      paternalMother: parentOf(father, "mother"),
      maternalFather: parentOf(mother, "father"),
      maternalMother: parentOf(mother, "mother"),
    },
  };
}

/** Whoever has issue that is alive, at any depth or within some generations. */
export function hasLivingIssue(kin: Kin, person: Person, generations = Number.POSITIVE_INFINITY): boolean {
  if (generations < 1) return false;
  return kin.childrenOf(person.id).some((child) => child.alive || hasLivingIssue(kin, child, generations - 1));
}

/**
 * Who belongs to which class of the religious laws. `beyond` are living relatives whom those classes do not name; they
 * inherit under none of them while a named heir is there.
 */
export interface Classified {
  classes: ReadonlyMap<HeirClass, readonly Person[]>;
  beyond: readonly Person[];
  /** Living people of the family who are no relatives by blood: adopted children, and who came by marriage. */
  notOfBlood: readonly Person[];
}

export function classify(family: Kin, isQualified: (person: Person) => boolean = () => true): Classified {
  const kin = withoutAdoptiveParents(family);
  const classes = new Map<HeirClass, Person[]>();
  const placed = new Set<PersonId>();
  const place = (heir: HeirClass, people: readonly (Person | null)[]) => {
    for (const person of people) {
      if (!person?.alive || placed.has(person.id) || !isQualified(person)) continue;
      placed.add(person.id);
      const members = classes.get(heir);
      if (members) members.push(person);
      else classes.set(heir, [person]);
    }
  };
  const bySex = (male: HeirClass, female: HeirClass, people: readonly Person[]) => {
    place(male, people.filter(ofSex("male")));
    place(female, people.filter(ofSex("female")));
  };
  // A law that knows no adoption gives its blood heirs; those that do read the family itself.
  const born = (people: readonly Person[]) => people.filter(({ adopted }) => !adopted);
  const childrenOf = (people: readonly Person[]) => people.flatMap(({ id }) => born(kin.childrenOf(id)));

  bySex("husband", "wives", kin.spouses);
  const children = born(kin.childrenOf(deceasedId));
  const sons = children.filter(ofSex("male"));
  const daughters = children.filter(ofSex("female"));
  const grandsons = childrenOf(sons).filter(ofSex("male"));
  bySex("sons", "daughters", children);
  bySex("sons_sons", "sons_daughters", childrenOf(sons));
  bySex("sons_sons_sons", "sons_sons_daughters", childrenOf(grandsons));
  bySex("daughters_sons", "daughters_daughters", childrenOf(daughters));

  if (kin.father?.sex === "male") place("father", [kin.father]);
  if (kin.mother?.sex === "female") place("mother", [kin.mother]);
  const { paternalFather, paternalMother, maternalFather, maternalMother } = kin.grandparents;
  place("paternal_grandfather", [paternalFather]);
  place("paternal_grandmother", [paternalMother]);
  place("maternal_grandfather", [maternalFather]);
  place("maternal_grandmother", [maternalMother]);

  const [full, paternal, maternal] = [kin.siblings.full, kin.siblings.paternal, kin.siblings.maternal].map(born) as [
    Person[],
    Person[],
    Person[],
  ];
  bySex("full_brothers", "full_sisters", full);
  bySex("paternal_brothers", "paternal_sisters", paternal);
  bySex("maternal_brothers", "maternal_sisters", maternal);
  place("full_nephews", childrenOf(full.filter(ofSex("male"))).filter(ofSex("male")));
  place("paternal_nephews", childrenOf(paternal.filter(ofSex("male"))).filter(ofSex("male")));
  bySex("full_sisters_sons", "full_sisters_daughters", childrenOf(full.filter(ofSex("female"))));

  const uncles = siblingsOf(kin, kin.father, born);
  place("full_uncles", uncles.full.filter(ofSex("male")));
  place("paternal_uncles", uncles.paternal.filter(ofSex("male")));
  place("paternal_aunts", [...uncles.full, ...uncles.paternal].filter(ofSex("female")));
  place("full_cousins", childrenOf(uncles.full.filter(ofSex("male"))).filter(ofSex("male")));
  place("paternal_cousins", childrenOf(uncles.paternal.filter(ofSex("male"))).filter(ofSex("male")));
  const mothersSiblings = siblingsOf(kin, kin.mother, born);
  bySex("maternal_uncles", "maternal_aunts", [
    ...mothersSiblings.full,
    ...mothersSiblings.paternal,
    ...mothersSiblings.maternal,
  ]);

  const others = kin.family.people.filter((person) => person.alive && !placed.has(person.id) && isQualified(person));
  if (others.length === 0) return { classes, beyond: [], notOfBlood: [] };
  const blood = bloodOf(kin);
  return {
    classes,
    beyond: others.filter((person) => blood.has(person)),
    notOfBlood: others.filter((person) => !blood.has(person)),
  };
}

/** Who adopted the deceased is no parent by blood. */
function withoutAdoptiveParents(kin: Kin): Kin {
  if (!kin.father?.adopted && !kin.mother?.adopted) return kin;
  const people = kin.family.people.map((person): Person => {
    if (!person.adopted || person.relation === "spouse") return person;
    const { relation: _relation, ...other } = person;
    return other;
  });
  return kinOf({ ...kin.family, people });
}

const ofSex = (sex: Sex) => (person: Person) => person.sex === sex;

/** The brothers and sisters of a relative, by the parents they share. */
function siblingsOf(
  kin: Kin,
  person: Person | null,
  only: (people: readonly Person[]) => readonly Person[],
): Kin["siblings"] {
  const others = (id: PersonId | undefined) =>
    id === undefined ? [] : only(kin.childrenOf(id)).filter((child) => child.id !== person?.id);
  const [ofFather, ofMother] = [others(person?.father), others(person?.mother)];
  return {
    full: ofFather.filter((one) => ofMother.includes(one)),
    paternal: ofFather.filter((one) => !ofMother.includes(one)),
    maternal: ofMother.filter((one) => !ofFather.includes(one)),
  };
}
