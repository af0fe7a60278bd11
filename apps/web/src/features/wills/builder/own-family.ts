import type { WillFacts } from "@heirlock/contract/wills/facts";
import { keptFactsOf, lawFactsOf } from "@heirlock/contract/wills/law-facts";
import {
  type Kin,
  type PersonRef,
  testatorRef,
  type WillContent,
  type WillPerson,
} from "@heirlock/domain/wills/content";
import { refsIn } from "@heirlock/domain/wills/refs-in";
import { deceasedId, type Person } from "@heirlock/law/succession/family";
import type { DraftPerson, FamilyDraft } from "../../jurisdictions/offers/family-draft.ts";

const toLaw = (ref: PersonRef) => (ref === testatorRef ? deceasedId : ref);
const toWill = (id: string | undefined) => (id === undefined ? null : id === deceasedId ? testatorRef : id);

/** The family of a will as the cards of the family ask for it. */
export function familyOfWill(law: string | null, content: WillContent): FamilyDraft {
  const { noPartner, ...facts } = (content.facts ?? {}) as WillFacts;
  return {
    code: law ?? "",
    deceasedSex: content.testator.sex ?? "male",
    people: content.people.flatMap((one) => (one.kin ? [draftPerson(one, one.kin)] : [])),
    estate: null,
    isOwn: true,
    facts: { ...lawFactsOf(facts), ...(noPartner && { noPartner: true as const }) },
  };
}

function draftPerson({ id, name }: WillPerson, kin: Kin): DraftPerson {
  const { father, mother, relation, adopted, bars, ...rest } = kin;
  return {
    ...rest,
    id,
    name: name || null,
    ...(father !== null && { father: toLaw(father) }),
    ...(mother !== null && { mother: toLaw(mother) }),
    ...(relation && { relation }),
    ...(adopted && { adopted }),
    ...(bars && { bars: bars as NonNullable<Person["bars"]> }),
  };
}

/** The will with the family as it was changed. Whoever left the family stays while the will names them elsewhere. */
export function withFamily(content: WillContent, { deceasedSex, people, facts }: FamilyDraft): WillContent {
  const before = new Map(content.people.map((one) => [one.id, one]));
  const family = people.map((one): WillPerson => {
    const known = before.get(one.id);
    return {
      id: one.id,
      kind: "person",
      name: one.name ?? "",
      memberId: known?.memberId ?? null,
      birthDate: known?.birthDate ?? null,
      kin: kinOf(one),
    };
  });
  const inFamily = new Set(family.map(({ id }) => id));
  const named = refsIn(content);
  const others = content.people
    .filter(({ id, kin }) => !inFamily.has(id) && (kin === null || named.has(id)))
    .map((one) => ({ ...one, kin: null }));
  return {
    ...content,
    testator: { ...content.testator, sex: deceasedSex },
    people: [...family, ...others],
    facts: keptFactsOf(facts),
  };
}

function kinOf({ id: _id, name: _name, father, mother, relation, adopted, ...rest }: DraftPerson): Kin {
  return {
    ...rest,
    father: toWill(father),
    mother: toWill(mother),
    relation: relation ?? null,
    adopted: adopted ?? false,
  } as Kin;
}
