import type { MemberId } from "../identifiers.ts";
import {
  type Kin,
  type PersonRef,
  testatorRef,
  type WillContent,
  type WillPerson,
  type WillTestator,
} from "./content.ts";
import { refsIn } from "./refs-in.ts";

export interface MirroredContent {
  content: WillContent;
  /** Gifts that were left out, because they are of assets of the first estate. */
  assetGifts: number;
}

type Relative = WillPerson & { kin: Kin };

/**
 * A first content for the other of a couple, with the roles exchanged. The reference that meant the spouse means from now
 * on the first testator, so that every gift, share and task between the two changes sides. What is the first one's alone
 * is not in it: assets, letters, accounts, funeral wishes, whom they left out, and every fact about a person that only a
 * law asks for. Who the new testator is besides their name, they say themselves.
 *
 * Null where `spouse` is no living spouse or partner of the will.
 */
export function mirrorContent(first: WillContent, spouse: PersonRef): MirroredContent | null {
  const found = first.people.find(({ id }) => id === spouse);
  if (!found || !isOther(found)) return null;
  const one = withoutDoubles(first, found);
  const blood = descendantsOf(one, found.id);
  const inFamily = new Set([found.id, ...blood, ...widowsOf(one, blood)]);
  const gifts = one.gifts.filter(({ what }) => what.kind !== "asset" && what.kind !== "use");
  const mirrored: WillContent = {
    language: one.language,
    testator: emptyTestator(found),
    people: one.people.map((person): WillPerson => {
      if (person.id === found.id) return firstTestator(one, found);
      const kin = person.kin && inFamily.has(person.id) ? mirroredKin(person.kin, found.id, inFamily) : null;
      return { ...person, memberId: null, kin };
    }),
    ...(one.covers !== undefined && { covers: one.covers }),
    gifts,
    residue: one.residue,
    revokes: one.revokes,
    leftOut: [],
    guardians: one.guardians.filter(({ of }) => blood.has(of)),
    receiveAge: one.receiveAge,
    pets: one.pets,
    executors: one.executors,
    // Neither of the two can witness a will that gives them something.
    witnesses: one.witnesses.filter((ref) => ref !== found.id),
    funeral: { kind: null, wishes: "" },
    letters: [],
    accounts: [],
    form: null,
    chosenLaw: null,
  };
  const named = refsIn(mirrored);
  const people = mirrored.people.filter(({ id, kin }) => kin !== null || named.has(id));
  return { content: { ...mirrored, people }, assetGifts: one.gifts.length - gifts.length };
}

/** The living spouses and partners whom a will names. */
export const othersIn = ({ people }: Pick<WillContent, "people">): Relative[] => people.filter(isOther);

/**
 * The spouse or partner who this member is. Somebody from a family that was typed in is no member's yet: there the name
 * decides, as far as it is the only one.
 */
export function otherFor(
  content: Pick<WillContent, "people">,
  member: { id: MemberId; name: string },
): Relative | undefined {
  const others = othersIn(content);
  const named = others.filter(({ memberId, name }) => memberId === null && name.trim() === member.name.trim());
  return others.find(({ memberId }) => memberId === member.id) ?? (named.length === 1 ? named[0] : undefined);
}

const isOther = (person: WillPerson): person is Relative =>
  person.kin?.alive === true && (person.kin.relation === "spouse" || person.kin.relation === "partner");

/** Somebody who was chosen from the members a second time, as an executor perhaps, is the same spouse. */
function withoutDoubles(content: WillContent, { id: spouse, memberId }: WillPerson): WillContent {
  const doubles = new Set(
    content.people.filter((one) => memberId && one.memberId === memberId && one.id !== spouse).map(({ id }) => id),
  );
  if (doubles.size === 0) return content;
  const ref = (one: PersonRef) => (doubles.has(one) ? spouse : one);
  const other = (one: PersonRef | null, than: PersonRef) => (one === null || ref(one) === than ? null : ref(one));
  return {
    ...content,
    people: content.people.filter(({ id }) => !doubles.has(id)),
    gifts: content.gifts.map((one) => ({ ...one, to: ref(one.to), substitute: other(one.substitute, ref(one.to)) })),
    residue: content.residue.map((one) => ({
      ...one,
      to: ref(one.to),
      substitute: other(one.substitute, ref(one.to)),
    })),
    guardians: content.guardians.map((one) => ({
      ...one,
      guardian: ref(one.guardian),
      substitute: other(one.substitute, ref(one.guardian)),
    })),
    pets: content.pets.map((one) => ({ ...one, to: ref(one.to) })),
    executors: content.executors
      .map((one) => ({ ...one, person: ref(one.person) }))
      .filter(({ person }, at, all) => all.findIndex((one) => one.person === person) === at),
    witnesses: [...new Set(content.witnesses.map(ref))],
  };
}

/** Children, grandchildren and so on of the spouse. */
function descendantsOf(content: WillContent, spouse: PersonRef): Set<PersonRef> {
  const found = new Set<PersonRef>();
  const unsaid = areUnsaidCommon(content);
  const isBelow = ({ father, mother }: Kin) =>
    [father, mother].some((ref) => ref !== null && (ref === spouse || found.has(ref))) ||
    (unsaid && isChildOfOne(father, mother));
  let before: number;
  do {
    before = found.size;
    for (const { id, kin } of content.people) if (kin && id !== spouse && isBelow(kin)) found.add(id);
  } while (found.size > before);
  return found;
}

const isChildOfOne = (father: PersonRef | null, mother: PersonRef | null) =>
  (father === testatorRef && mother === null) || (mother === testatorRef && father === null);

/** Whether a child whose other parent nobody told is the couple's: not where there are several, or where it was denied. */
function areUnsaidCommon({ people, facts = {} }: WillContent): boolean {
  const couple = people.filter(({ kin }) => kin?.relation === "spouse" || kin?.relation === "partner");
  const children = people.filter(({ kin }) => kin?.father === testatorRef || kin?.mother === testatorRef);
  const { allChildrenCommon, commonChildren } = facts;
  const isDenied =
    allChildrenCommon === false || (typeof commonChildren === "number" && commonChildren < children.length);
  return couple.length === 1 && !isDenied;
}

const widowsOf = ({ people }: WillContent, blood: ReadonlySet<PersonRef>): PersonRef[] =>
  people.filter(({ id, kin }) => kin?.spouseOf && !blood.has(id) && blood.has(kin.spouseOf)).map(({ id }) => id);

function mirroredKin(kin: Kin, spouse: PersonRef, inFamily: ReadonlySet<PersonRef>): Kin {
  const { sex, alive, adopted, birthOrder, spouseOf } = kin;
  const isCouples = isChildOfOne(kin.father, kin.mother);
  const parent = (ref: PersonRef | null): PersonRef | null => {
    if (ref === testatorRef) return spouse;
    if (ref === spouse || (ref === null && isCouples)) return testatorRef;
    return ref !== null && inFamily.has(ref) ? ref : null;
  };
  return {
    sex,
    alive,
    father: parent(kin.father),
    mother: parent(kin.mother),
    relation: null,
    adopted,
    ...(spouseOf !== undefined && inFamily.has(spouseOf) && { spouseOf }),
    ...(birthOrder !== undefined && { birthOrder }),
  };
}

/** The one who made the first will, as the spouse or partner in the second. */
function firstTestator({ testator }: WillContent, { id, kin }: Relative): WillPerson {
  const sex = testator.sex ?? (kin.sex === "male" ? "female" : "male");
  return {
    id,
    kind: "person",
    name: testator.fullName,
    memberId: null,
    birthDate: null,
    kin: { sex, alive: true, father: null, mother: null, relation: kin.relation, adopted: false },
  };
}

const emptyTestator = ({ name, kin }: Relative): WillTestator => ({
  fullName: name,
  birthDate: null,
  birthPlace: "",
  address: "",
  residence: null,
  nationalities: [],
  sex: kin.sex,
});
