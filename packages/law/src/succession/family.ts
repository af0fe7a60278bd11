/**
 * The family of the deceased as people know it: who descends from whom, who was married to the deceased, who is alive.
 * Every engine reads this; none is told "two sons" by hand.
 */
export interface Family {
  deceased: { sex: Sex };
  people: readonly Person[];
}

export type Sex = "male" | "female";
export type PersonId = string;

/** The id of the deceased in the parents of others. */
export const deceasedId = "deceased";

export interface Person {
  id: PersonId;
  sex: Sex;
  /** Alive when the deceased died; whoever died before, or at the same moment, is not. */
  alive: boolean;
  /** Known parents, of whom the deceased may be one. A parent of the deceased is in `parentOf` instead. */
  father?: PersonId;
  mother?: PersonId;
  /**
   * What the person is to the deceased where descent does not say it: parents, who was married to them, and who lived
   * with them as a couple without being married. Of two
   * mothers one may stand in the father's place, of two fathers one in the mother's, for laws that take them.
   */
  relation?: "father" | "mother" | "spouse" | "partner";
  /** Widow or widower of somebody else in the family; some laws let them share in that one's place. */
  spouseOf?: PersonId;
  /** First, second ... child of its father; the firstborn matters to some laws. */
  birthOrder?: number;
  /** Adopted by the deceased, or by the parent through whom they are linked. */
  adopted?: boolean;
  /** Why a law may not let the person inherit; engines look only at the bars their law has. */
  bars?: readonly Bar[];
  /** Facts that some laws ask for. */
  facts?: PersonFacts;
}

/** Reasons that disqualify (rulebook 0.4): the person is then taken out and excludes nobody. */
export type Bar =
  | "killed-deliberately"
  | "killed-by-mistake"
  | "other-religion"
  | "divorced-revocably"
  /** By the husband on his deathbed, without her having asked for it. */
  | "divorced-on-deathbed"
  | "divorced";

export interface PersonFacts {
  minor?: boolean;
  disabled?: boolean;
  /** A divorced wife: whether her waiting time still ran, whether she married again, whether a lunar year had passed. */
  inIdda?: boolean;
  remarried?: boolean;
  withinLunarYear?: boolean;
  /** Issue of a dead child: was given, in life or otherwise, what a statute would give it in the child's place. */
  receivedByGift?: boolean;
}

/** What makes a family impossible. */
export type FamilyProblem =
  | "unknown-parent"
  | "duplicate-id"
  | "two-fathers"
  | "two-mothers"
  | "third-parent"
  | "parent-of-wrong-sex"
  | "own-ancestor"
  | "husband-and-wives"
  | "several-husbands"
  | "more-than-four-wives";

/** A law that takes two parents without regard to sex; the others have one father and one mother. */
export interface ParentRule {
  parentsOfOneSex?: true;
}

/** The first problem that the law could not pass over, with the person it concerns; null when the family can exist. */
export function problemWithFamily(
  family: Family,
  { parentsOfOneSex = false }: { parentsOfOneSex?: boolean } = {},
): { problem: FamilyProblem; person: PersonId } | null {
  const byId = new Map<PersonId, Person>();
  for (const person of family.people) {
    if (byId.has(person.id) || person.id === deceasedId) return { problem: "duplicate-id", person: person.id };
    byId.set(person.id, person);
  }
  for (const person of family.people) {
    for (const [side, id] of [
      ["male", person.father],
      ["female", person.mother],
    ] as const) {
      if (id === undefined) continue;
      const sex = id === deceasedId ? family.deceased.sex : byId.get(id)?.sex;
      if (sex === undefined) return { problem: "unknown-parent", person: person.id };
      if (sex !== side && !parentsOfOneSex) {
        return parentsOfSameSex(family.people) ?? { problem: "parent-of-wrong-sex", person: person.id };
      }
    }
    if (isOwnAncestor(person, byId)) return { problem: "own-ancestor", person: person.id };
  }
  return problemWithRelations(family, parentsOfOneSex);
}

function isOwnAncestor(person: Person, byId: ReadonlyMap<PersonId, Person>): boolean {
  const seen = new Set<PersonId>();
  const waiting = [person.father, person.mother];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (id === undefined || id === deceasedId || seen.has(id)) continue;
    if (id === person.id) return true;
    seen.add(id);
    waiting.push(byId.get(id)?.father, byId.get(id)?.mother);
  }
  return false;
}

/** Two mothers or two fathers of the deceased, wherever they stand. */
function parentsOfSameSex(people: readonly Person[]): { problem: FamilyProblem; person: PersonId } | null {
  const parentsAt = (place: "father" | "mother") => people.filter(({ relation }) => relation === place);
  const [one, other] = [...parentsAt("mother"), ...parentsAt("father")];
  if (!one || !other || one.sex !== other.sex) return null;
  return { problem: one.sex === "male" ? "two-fathers" : "two-mothers", person: other.id };
}

function problemWithRelations(
  { deceased, people }: Family,
  parentsOfOneSex: boolean,
): { problem: FamilyProblem; person: PersonId } | null {
  const related = (relation: Person["relation"]) => people.filter((person) => person.relation === relation);
  const [fathers, mothers] = [related("father"), related("mother")];
  if (fathers.length + mothers.length > 2) return { problem: "third-parent", person: (fathers[1] ?? mothers[1])!.id };
  if (!parentsOfOneSex) {
    const same = parentsOfSameSex(people);
    if (same) return same;
    const wrong = fathers.find(({ sex }) => sex !== "male") ?? mothers.find(({ sex }) => sex !== "female");
    if (wrong) return { problem: "parent-of-wrong-sex", person: wrong.id };
  }
  const living = related("spouse").filter(({ alive }) => alive);
  const husbands = living.filter(({ sex }) => sex === "male");
  const wives = living.filter(({ sex }) => sex === "female");
  if (husbands.length > 0 && wives.length > 0) return { problem: "husband-and-wives", person: wives[0]!.id };
  if (husbands[1]) return { problem: "several-husbands", person: husbands[1].id };
  if (wives.length > 4 && deceased.sex === "male") return { problem: "more-than-four-wives", person: wives[4]!.id };
  return null;
}
