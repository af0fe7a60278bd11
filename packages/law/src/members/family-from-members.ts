import {
  deceasedId,
  type Family,
  type FamilyProblem,
  type Person,
  type PersonId,
  problemWithFamily,
  type Sex,
} from "../succession/family.ts";
import { orderOfBirth } from "./order-of-birth.ts";
import {
  type Blood,
  isRelationshipType,
  type OutsideReason,
  type Place,
  placeOf,
  type Side,
  sexOf,
} from "./relationships.ts";

/** Whom the holder has entered, with what the law may ask about them. */
export interface Member {
  id: string;
  /** One of the 19 relationship types. */
  relationship: string;
  /** role_metadata.kinship: finer than the type. */
  kinship?: string;
  /** Only asked for where the type does not say it. */
  sex?: Sex;
  /** ISO date. */
  birthDate?: string;
  birthOrder?: number;
  hasDied?: boolean;
  /** The member through whom they are related: a grandchild's parent, a nephew's brother or sister, a cousin's uncle. */
  parent?: string;
  /** The same where that relative is no member: a grandchild through a son or a daughter. */
  through?: "son" | "daughter";
  /** A child's other parent among the holder's husband or wives. */
  otherParent?: string;
}

/** What keeps a member out of the family until it is known. */
export type MissingFact =
  /** The type is none of the 19. */
  | "relationship"
  /** "Other", or a kinship nobody knows: what they are to the holder. For information; nothing is guessed. */
  | "kinship"
  | "sex"
  /** Of the father's or of the mother's family. */
  | "side"
  /** Who links them. */
  | "linking-parent";

/** What is not known of people who are in the family. */
export type Question =
  /** They must have lived, since others are related through them. Taken as dead until it is said. */
  | { code: "is-alive"; person: PersonId }
  /** Several are related through somebody who is not entered: is it one person? Taken as one until it is said. */
  | { code: "same-parent"; person: PersonId; children: readonly PersonId[] }
  /** Which of several wives, or husbands in turn, the other parent is. */
  | { code: "other-parent"; person: PersonId }
  /** Who was born first. */
  | { code: "birth-order"; person: PersonId };

/** A relative who is in the family because somebody else's relation implies them. */
export interface Implied {
  id: PersonId;
  is: "father" | "mother" | "child" | "sibling" | "grandparent" | "uncle";
}

/** Every member is in exactly one of `placed`, `missing` and `outside`. */
export interface FamilyFromMembers {
  /** Null while the holder's own sex is not known. */
  family: Family | null;
  placed: readonly string[];
  missing: readonly { member: string; fact: MissingFact; severity: "info" | "needed" }[];
  outside: readonly { member: string; why: OutsideReason }[];
  questions: readonly Question[];
  implied: readonly Implied[];
  /** What no law could pass over: a husband beside wives, a second father. */
  problem: { problem: FamilyProblem; person: PersonId } | null;
}

/** Turns members into the family of the holder. Pure; never throws, and guesses no relation. */
export function familyFromMembers(holder: { sex?: Sex }, members: readonly Member[]): FamilyFromMembers {
  const isKnown = isSex(holder.sex);
  // Which of the parents the holder is does not change who can be placed.
  const sex = isSex(holder.sex) ? holder.sex : "male";
  const build = new Build(sex, members);
  const family: Family = { deceased: { sex }, people: build.people() };
  return {
    family: isKnown ? family : null,
    placed: build.placed,
    missing: build.missing,
    outside: build.outside,
    questions: build.questions,
    implied: build.implied,
    problem: isKnown ? problemWithFamily(family) : null,
  };
}

const isSex = (sex: unknown): sex is Sex => sex === "male" || sex === "female";

type Standing = Exclude<Place, { outside: OutsideReason } | { needs: "kinship" | "side" }>;
type Entry = { member: Member; place: Standing; sex: Sex };

class Build {
  readonly placed: string[] = [];
  readonly missing: FamilyFromMembers["missing"][number][] = [];
  readonly outside: FamilyFromMembers["outside"][number][] = [];
  readonly questions: Question[] = [];
  readonly implied: Implied[] = [];
  readonly #holder: Sex;
  readonly #ids: ReadonlySet<string>;
  readonly #people = new Map<PersonId, Person>();
  readonly #entries: Entry[];
  /** Relatives who are implied, by what they are: one of each kind. */
  readonly #links = new Map<string, PersonId>();
  readonly #byLink = new Map<PersonId, PersonId[]>();

  constructor(holder: Sex, members: readonly Member[]) {
    this.#holder = holder;
    this.#ids = new Set(members.map(({ id }) => id));
    const seen = new Set<string>([deceasedId]);
    this.#entries = members.flatMap((member) => {
      const isSeen = seen.has(member.id);
      seen.add(member.id);
      const entry = isSeen ? this.#leaveOut(member, "duplicate") : this.#read(member);
      return entry ? [entry] : [];
    });
  }

  people(): Person[] {
    for (const as of order) for (const entry of this.#of(as).toSorted(byBirthFirst)) this.#place(entry);
    for (const [person, children] of this.#byLink) {
      if (children.length > 1) this.questions.push({ code: "same-parent", person, children });
    }
    const children = this.#of("child").filter(({ member }) => this.#people.has(member.id));
    const born = orderOfBirth(children.map(({ member }) => member));
    for (const [id, birthOrder] of born.order) this.#people.set(id, { ...this.#people.get(id)!, birthOrder });
    this.questions.push(...born.unknown.map((person) => ({ code: "birth-order" as const, person })));
    return [...this.#people.values()];
  }

  #of(as: Standing["as"]): Entry[] {
    return this.#entries.filter(({ place }) => place.as === as);
  }

  #leaveOut(member: Member, why: OutsideReason): null {
    this.outside.push({ member: member.id, why });
    return null;
  }
  #lacks(member: Member, fact: MissingFact): null {
    this.missing.push({ member: member.id, fact, severity: fact === "kinship" ? "info" : "needed" });
    return null;
  }

  #read(member: Member): Entry | null {
    const { relationship, kinship } = member;
    if (!isRelationshipType(relationship)) return this.#lacks(member, "relationship");
    const place = placeOf(relationship, kinship);
    if ("outside" in place) return this.#leaveOut(member, place.outside);
    if ("needs" in place) return this.#lacks(member, place.needs);
    const sex = sexOf(relationship, kinship) ?? member.sex;
    return isSex(sex) ? { member, place, sex } : this.#lacks(member, "sex");
  }

  #place({ member, place, sex }: Entry): void {
    if (place.as === "grandparent" && this.#people.get(this.#parent(place.side))?.[sexedParent[sex]] !== undefined) {
      this.#leaveOut(member, "duplicate");
      return;
    }
    const parents = this.#parentsOf(member, place);
    if (!parents) {
      this.#lacks(member, "linking-parent");
      return;
    }
    this.placed.push(member.id);
    const isParent = place.as === "parent";
    // A parent who was implied by nobody yet is the one that brothers and grandparents hang on.
    if (isParent && !this.#links.has(sexedParent[sex])) this.#links.set(sexedParent[sex], member.id);
    this.#people.set(member.id, {
      id: member.id,
      sex,
      alive: member.hasDied !== true,
      ...parents,
      ...(isParent && { relation: sexedParent[sex] }),
      ...(place.as === "spouse" && { relation: "spouse" }),
      ...("adopted" in place && place.adopted && { adopted: true }),
    });
    if (place.as === "grandparent") this.#hang(place.side, { [sexedParent[sex]]: member.id });
    for (const id of Object.values(parents)) {
      const children = this.#byLink.get(id);
      if (children && place.as !== "sibling") children.push(member.id);
    }
  }

  /** The known parents of somebody who stands there; null where the link is missing. */
  #parentsOf(member: Member, place: Standing): Pick<Person, "father" | "mother"> | null {
    switch (place.as) {
      case "spouse":
      case "parent":
      case "grandparent":
        return {};
      case "child":
        return { ...this.#otherParent(member), [sexedParent[this.#holder]]: deceasedId };
      case "sibling":
        return this.#ofBoth("father", "mother", place.by);
      case "uncle": {
        const grandparents = this.#grandparents(place.side);
        return bloodOf(grandparents, place.by);
      }
      case "grandchild":
        return this.#childOf(member, "child", member.through && this.#impliedChild(member.through));
      case "great-grandchild":
        return this.#childOf(member, "grandchild", undefined);
      case "nephew":
        return this.#childOf(member, "sibling", place.of && this.#impliedSibling(place.of));
      case "cousin":
        return this.#childOf(member, "uncle", place.of && this.#impliedUncle(place.of));
    }
  }

  /** By the member named as the link; else by somebody implied, unless a member who is entered may be meant. */
  #childOf(
    { parent }: Member,
    as: Standing["as"],
    implied: (() => PersonId | null) | undefined,
  ): Pick<Person, "father" | "mother"> | null {
    if (parent !== undefined) {
      const link = this.#of(as).find(({ member }) => member.id === parent && this.#people.has(parent));
      return link ? { [sexedParent[link.sex]]: parent } : null;
    }
    const id = implied?.();
    return id ? { [sexedParent[this.#people.get(id)!.sex]]: id } : null;
  }

  #impliedChild(through: "son" | "daughter"): () => PersonId | null {
    const sex: Sex = through === "son" ? "male" : "female";
    return () => {
      if (this.#of("child").some((entry) => entry.sex === sex)) return null;
      return this.#imply("child", through, { sex, [sexedParent[this.#holder]]: deceasedId }, true);
    };
  }
  #impliedSibling({ sex, by }: { sex: Sex; by: Blood }): () => PersonId | null {
    return () => {
      const isMeant = ({ place, sex: its }: Entry) => place.as === "sibling" && place.by === by && its === sex;
      if (this.#entries.some(isMeant)) return null;
      return this.#imply("sibling", `${by} ${sex} sibling`, { sex, ...this.#ofBoth("father", "mother", by) }, true);
    };
  }
  #impliedUncle({ sex, side }: { sex: Sex; side: Side }): () => PersonId | null {
    return () => {
      const isMeant = ({ place, sex: its }: Entry) => place.as === "uncle" && place.side === side && its === sex;
      if (this.#entries.some(isMeant)) return null;
      return this.#imply("uncle", `${side}'s ${sex} sibling`, { sex, ...this.#grandparents(side) }, true);
    };
  }

  #otherParent({ id, otherParent }: Member): Pick<Person, "father" | "mother"> {
    const spouses = this.#of("spouse");
    const chosen = spouses.find(({ member }) => member.id === otherParent);
    if (chosen && chosen.sex !== this.#holder) return { [sexedParent[chosen.sex]]: chosen.member.id };
    if (spouses.length > 1) this.questions.push({ code: "other-parent", person: id });
    return {};
  }

  #ofBoth(father: "father", mother: "mother", by: Blood): Pick<Person, "father" | "mother"> {
    return {
      ...(by !== "maternal" && { father: this.#parent(father) }),
      ...(by !== "paternal" && { mother: this.#parent(mother) }),
    };
  }
  #parent(side: Side): PersonId {
    return this.#imply(side, side, { sex: side === "father" ? "male" : "female", relation: side });
  }

  /** The parents of the holder's father or mother, so that uncles hang on both. */
  #grandparents(side: Side): { father: PersonId; mother: PersonId } {
    const parent = this.#people.get(this.#parent(side))!;
    const father = parent.father ?? this.#imply("grandparent", `${side}'s father`, { sex: "male" });
    const mother = parent.mother ?? this.#imply("grandparent", `${side}'s mother`, { sex: "female" });
    this.#hang(side, { father, mother });
    return { father, mother };
  }
  #hang(side: Side, parents: Pick<Person, "father" | "mother">): void {
    const parent = this.#people.get(this.#parent(side))!;
    this.#people.set(parent.id, { ...parents, ...parent });
  }

  /** Somebody whom a relation implies: there is one of a kind, and whether they live is a question. */
  #imply(is: Implied["is"], kind: string, person: Omit<Person, "id" | "alive">, isShared = false): PersonId {
    const known = this.#links.get(kind);
    if (known !== undefined) return known;
    let id = `implied ${kind}`;
    while (this.#ids.has(id)) id = `${id}'`;
    this.#links.set(kind, id);
    if (isShared) this.#byLink.set(id, []);
    this.#people.set(id, { id, alive: false, ...person });
    this.implied.push({ id, is });
    this.questions.push({ code: "is-alive", person: id });
    return id;
  }
}

const byBirthFirst = (a: Entry, b: Entry) => Number("adopted" in a.place) - Number("adopted" in b.place);

const sexedParent = { male: "father", female: "mother" } as const satisfies Record<Sex, Side>;

/** Those who link others come before those whom they link. */
const order = [
  "spouse",
  "parent",
  "grandparent",
  "child",
  "sibling",
  "uncle",
  "grandchild",
  "great-grandchild",
  "nephew",
  "cousin",
] as const satisfies Standing["as"][];

function bloodOf(
  { father, mother }: { father: PersonId; mother: PersonId },
  by: Blood,
): Pick<Person, "father" | "mother"> {
  return { ...(by !== "maternal" && { father }), ...(by !== "paternal" && { mother }) };
}
