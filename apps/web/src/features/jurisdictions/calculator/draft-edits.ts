import type { ParentsOfOneSex } from "@heirlock/law/catalogue/parents-of-one-sex";
import { type Blood, parentOf, parentsBeside, type Side, withGrandparent } from "@heirlock/law/questions/relatives";
import { deceasedId, type Person, type PersonId, type Sex } from "@heirlock/law/succession/family";
import type { DraftPerson, FamilyDraft } from "./family-draft.ts";

/** Changes that a tap makes. Each gives a new draft; none makes a family that cannot exist. */
export type Edit = (draft: FamilyDraft) => FamilyDraft;

type Parents = Pick<Person, "father" | "mother">;

/** Makes people with ids that the draft does not have yet. */
function makerFor({ people }: FamilyDraft): (person: Omit<Person, "id">) => DraftPerson {
  let last = Math.max(0, ...people.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0)));
  return (person) => ({ ...person, id: `p${++last}`, name: null });
}

const sideOf = (sex: Sex): Side => (sex === "male" ? "father" : "mother");
export const otherSex = (sex: Sex): Sex => (sex === "male" ? "female" : "male");

/** The children of somebody, or of the deceased, in the order in which they were tapped. */
export function childrenOf({ people }: FamilyDraft, id: PersonId): readonly DraftPerson[] {
  return people.filter(({ father, mother }) => father === id || mother === id);
}

/** Somebody who descends from nobody in particular any more goes with the last one they hang on. */
export const removePerson =
  (id: PersonId): Edit =>
  (draft) => {
    const gone = new Set([id]);
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const child of childrenOf(draft, next)) {
        const other = child.father === next ? child.mother : child.father;
        // A wife's child stays the husband's.
        if (gone.has(child.id) || (other !== undefined && !gone.has(other))) continue;
        gone.add(child.id);
        queue.push(child.id);
      }
    }
    const people = draft.people.filter((one) => !gone.has(one.id)).map((one) => without(one, gone));
    return { ...draft, people };
  };

function without({ father, mother, ...person }: DraftPerson, gone: ReadonlySet<PersonId>): DraftPerson {
  return {
    ...person,
    ...(father !== undefined && !gone.has(father) && { father }),
    ...(mother !== undefined && !gone.has(mother) && { mother }),
  };
}

/** As many as `count` of those in `now`: new ones are made, the last ones go, those without a name first. */
function setCount(draft: FamilyDraft, now: readonly DraftPerson[], count: number, add: Edit): FamilyDraft {
  const unnamedLast = [...now.filter(({ name }) => name !== null), ...now.filter(({ name }) => name === null)];
  let next = draft;
  for (const { id } of unnamedLast.slice(Math.max(count, 0))) next = removePerson(id)(next);
  for (let missing = count - now.length; missing > 0; missing--) next = add(next);
  return next;
}

const append =
  (person: Omit<Person, "id">): Edit =>
  (draft) => ({ ...draft, people: [...draft.people, makerFor(draft)(person)] });

export const spousesOf = ({ people }: FamilyDraft): readonly DraftPerson[] =>
  people.filter(({ relation }) => relation === "spouse");

/** Somebody who was married is not asked for another partner. */
export const setSpouses =
  (count: number): Edit =>
  (draft) => {
    const spouse = { sex: otherSex(draft.deceasedSex), alive: true, relation: "spouse" } as const;
    const alone = count > 0 ? forgetPartner(draft) : draft;
    return setCount(alone, spousesOf(alone), count, append(spouse));
  };

export const partnerOf = ({ people }: FamilyDraft): DraftPerson | undefined =>
  people.find(({ relation }) => relation === "partner");

/** Whether the deceased lived with somebody without being married; undefined while nobody said. */
export const hasPartner = (draft: FamilyDraft): boolean | undefined =>
  partnerOf(draft) ? true : draft.facts.noPartner ? false : undefined;

export const setPartner =
  (is: boolean): Edit =>
  (draft) => {
    if (is === hasPartner(draft)) return draft;
    const bare = forgetPartner(draft);
    if (!is) return { ...bare, facts: { ...bare.facts, noPartner: true } };
    return append({ sex: otherSex(draft.deceasedSex), alive: true, relation: "partner" })(bare);
  };

const forgetPartner: Edit = (draft) => {
  const partner = partnerOf(draft);
  const next = partner ? removePerson(partner.id)(draft) : draft;
  const { noPartner: _noPartner, ties: _ties, ...facts } = next.facts;
  return { ...next, facts };
};

/** Turns the deceased into a woman or a man: children stay, of wives one husband stays. */
export const setDeceasedSex =
  (sex: Sex): Edit =>
  (draft) => {
    if (sex === draft.deceasedSex) return draft;
    const fewer = spousesOf(draft)
      .slice(1)
      .reduce((one, { id }) => removePerson(id)(one), draft);
    const [spouse] = spousesOf(fewer);
    const people = fewer.people.map((person): DraftPerson => {
      if (person === spouse || person.relation === "partner") return bare({ ...person, sex: otherSex(sex) });
      const { father, mother, ...rest } = person;
      if (father !== deceasedId && mother !== deceasedId) return person;
      return { ...rest, [sideOf(sex)]: deceasedId };
    });
    return { ...fewer, deceasedSex: sex, people };
  };

/** Without what a law knows of a wife or of a husband only. */
function bare({ bars: _bars, facts: _facts, ...person }: DraftPerson): DraftPerson {
  return person;
}

/** The living sons or daughters of the deceased or of somebody who died. */
export const livingChildren = (draft: FamilyDraft, of: PersonId, sex: Sex): readonly DraftPerson[] =>
  childrenOf(draft, of).filter((child) => child.alive && child.sex === sex);
export const deadChildren = (draft: FamilyDraft, of: PersonId): readonly DraftPerson[] =>
  childrenOf(draft, of).filter(({ alive }) => !alive);

function parentLink({ deceasedSex, people }: FamilyDraft, of: PersonId): Parents {
  const sex = of === deceasedId ? deceasedSex : people.find(({ id }) => id === of)!.sex;
  return { [sideOf(sex)]: of };
}

export const setChildren =
  (of: PersonId, sex: Sex, count: number): Edit =>
  (draft) =>
    setCount(draft, livingChildren(draft, of, sex), count, append({ sex, alive: true, ...parentLink(draft, of) }));

/** A child who died before, with one child left behind: an empty branch would say nothing. */
export const addDeadChild =
  (of: PersonId): Edit =>
  (draft) => {
    const make = makerFor(draft);
    const dead = make({ sex: "male", alive: false, ...parentLink(draft, of) });
    return { ...draft, people: [...draft.people, dead, make({ sex: "male", alive: true, father: dead.id })] };
  };

/** Who somebody who died was: a brother becomes a sister, and remains the parent of the same children. */
export const setSex =
  (id: PersonId, sex: Sex): Edit =>
  (draft) => ({
    ...draft,
    people: draft.people.map((person): DraftPerson => {
      if (person.id === id) return { ...person, sex };
      if (person.father !== id && person.mother !== id) return person;
      const { father, mother, ...rest } = person;
      const other = father === id ? mother : father;
      return { ...rest, ...(other !== undefined && { [sideOf(otherSex(sex))]: other }), [sideOf(sex)]: id };
    }),
  });

export type Life = "alive" | "dead";

/** Null: not said yet. */
export function lifeOf({ people }: FamilyDraft, side: Side): Life | null {
  const parent = parentOf(people, side);
  return parent ? (parent.alive ? "alive" : "dead") : null;
}

export const setParent =
  (side: Side, life: Life): Edit =>
  (draft) => {
    const known = parentOf(draft.people, side);
    const alive = life === "alive";
    if (!known) return append({ sex: side === "father" ? "male" : "female", alive, relation: side })(draft);
    return { ...draft, people: draft.people.map((one) => (one === known ? { ...one, alive } : one)) };
  };

/** A mother and a father, or two of one sex: then one of them stands in the other's place. */
export type ParentsKind = "mixed" | ParentsOfOneSex;

export function parentsKindOf({ people }: FamilyDraft): ParentsKind {
  if (parentOf(people, "father")?.sex === "female") return "mothers";
  return parentOf(people, "mother")?.sex === "male" ? "fathers" : "mixed";
}

/** Who stands in each place, as far as they are known; the first of two mothers comes first. */
export const setParentsKind =
  (kind: ParentsKind): Edit =>
  (draft) => {
    const sexOf: Record<Side, Sex> = {
      father: kind === "mothers" ? "female" : "male",
      mother: kind === "fathers" ? "male" : "female",
    };
    const people = draft.people.map((one): DraftPerson => {
      const { relation } = one;
      return relation === "father" || relation === "mother" ? { ...one, sex: sexOf[relation] } : one;
    });
    const [first, second] = [parentOf(people, "mother"), parentOf(people, "father")];
    if (kind === "mixed" || !first || !second || people.indexOf(first) < people.indexOf(second)) {
      return { ...draft, people };
    }
    const swapped = people.map((one) => (one === first ? second : one === second ? first : one));
    return { ...draft, people: swapped };
  };

export function grandparentOf({ people }: FamilyDraft, parent: Side, side: Side): DraftPerson | undefined {
  const id = parentOf(people, parent)?.[side];
  return id === undefined ? undefined : people.find((one) => one.id === id);
}

export const setGrandparent =
  (parent: Side, side: Side, alive: boolean): Edit =>
  (draft) => {
    const people = withGrandparent(draft.people, parent, side, makerFor(draft));
    const id = parentOf(people, parent)![side];
    return { ...draft, people: people.map((one) => (one.id === id ? { ...one, alive } : one)) };
  };

/** Brothers and sisters of the deceased, or of the father or mother, alive or dead. */
export function besides(draft: FamilyDraft, of: "deceased" | Side, blood: Blood): readonly DraftPerson[] {
  const { people } = draft;
  const parents = of === "deceased" ? null : parentOf(people, of);
  const father = of === "deceased" ? parentOf(people, "father")?.id : parents?.father;
  const mother = of === "deceased" ? parentOf(people, "mother")?.id : parents?.mother;
  return people.filter((one) => {
    if (one === parents) return false;
    const ofFather = father !== undefined && one.father === father;
    const ofMother = mother !== undefined && one.mother === mother;
    return blood === "full"
      ? ofFather && ofMother
      : blood === "paternal"
        ? ofFather && !ofMother
        : ofMother && !ofFather;
  });
}

export const livingBesides = (draft: FamilyDraft, of: "deceased" | Side, blood: Blood, sex: Sex) =>
  besides(draft, of, blood).filter((one) => one.alive && one.sex === sex);

const addBeside =
  (of: "deceased" | Side, blood: Blood, person: Pick<Person, "sex" | "alive">): Edit =>
  (draft) => {
    const make = makerFor(draft);
    const { people, parents } = parentsBeside(draft.people, of, blood, make);
    return { ...draft, people: [...people, make({ ...person, ...parents })] };
  };

export const setBesides =
  (of: "deceased" | Side, blood: Blood, sex: Sex, count: number): Edit =>
  (draft) =>
    setCount(draft, livingBesides(draft, of, blood, sex), count, addBeside(of, blood, { sex, alive: true }));

/** A brother or sister who died before, with one child left behind. */
export const addDeadBeside =
  (of: "deceased" | Side, blood: Blood, sex: Sex): Edit =>
  (draft) => {
    const added = addBeside(of, blood, { sex, alive: false })(draft);
    const dead = added.people.at(-1)!;
    return append({ sex: "male", alive: true, [sideOf(sex)]: dead.id })(added);
  };

/** Makes somebody beside the deceased a relative of another kind: a full brother, a half sister. */
export const moveBeside =
  (id: PersonId, of: "deceased" | Side, blood: Blood, sex: Sex): Edit =>
  (draft) => {
    const turned = setSex(id, sex)(draft);
    const { people, parents } = parentsBeside(turned.people, of, blood, makerFor(turned));
    return {
      ...turned,
      people: people.map((person): DraftPerson => {
        if (person.id !== id) return person;
        const { father: _father, mother: _mother, ...rest } = person;
        return { ...rest, ...parents };
      }),
    };
  };

/** Changes what is known of one person; undefined takes it away. */
export const changePerson =
  (id: PersonId, to: (person: DraftPerson) => DraftPerson): Edit =>
  (draft) => ({ ...draft, people: draft.people.map((person) => (person.id === id ? to(person) : person)) });

/** The firstborn son, or none of them. */
export const setFirstborn =
  (id: PersonId | null): Edit =>
  (draft) => ({
    ...draft,
    people: draft.people.map(
      ({ birthOrder: _order, ...person }): DraftPerson => (person.id === id ? { ...person, birthOrder: 1 } : person),
    ),
  });

export const setFacts =
  (facts: Partial<FamilyDraft["facts"]>): Edit =>
  (draft) => ({ ...draft, facts: { ...draft.facts, ...facts } });
