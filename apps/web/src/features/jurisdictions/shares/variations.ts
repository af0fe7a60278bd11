import { relationOf } from "@heirlock/law/kin-names/relation";
import type { PersonId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { multiply, one, type Rational, subtract } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import type { Computed } from "../calculator/compute-shares.ts";
import { type DraftPerson, type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import type { HolderId } from "./cut-whole.ts";

/** Relatives who can be thought away, all of one kind together. */
export const removable = [
  "son",
  "daughter",
  "wife",
  "husband",
  "father",
  "mother",
  "full-brother",
  "full-sister",
] as const;
export type Removable = (typeof removable)[number];

/** Thought away as never born, with all who descend from them; or as dead before, so that their children may represent. */
export type Absence = "never" | "died";

/** "What if": the family as it is, with one thing different. */
export type Variation =
  | { kind: "without"; relation: Removable; count: number; how: Absence }
  | { kind: "gift"; part: Rational }
  | { kind: "law"; code: string };

const absencesOf = (relation: Removable): readonly Absence[] =>
  relation === "son" || relation === "daughter" ? ["never", "died"] : isParent(relation) ? ["died"] : ["never"];
const isParent = (relation: Removable) => relation === "father" || relation === "mother";
const isSpouse = (relation: Removable) => relation === "wife" || relation === "husband";

/** Relatives whose absence changes at least one share. */
export function removalsOf(draft: FamilyDraft, { shares }: Succession): Variation[] {
  const kin = kinOf(familyOf(draft));
  const heirs = [...shares.keys()].filter((id) => id !== "treasury");
  return removable.flatMap((relation): Variation[] => {
    const count = heirs.filter((id) => relationOf(kin, id).code === relation).length;
    const leavesSomebody = heirs.length > count;
    if (count === 0 || !leavesSomebody) return [];
    return absencesOf(relation).map((how) => ({ kind: "without", relation, count, how }));
  });
}

/** The family without all of one kind: those who died stay as dead, those who never were take their issue with them. */
export function withoutRelation(draft: FamilyDraft, relation: Removable, how: Absence): FamilyDraft {
  const kin = kinOf(familyOf(draft));
  const gone = new Set<PersonId>();
  const remove = (id: PersonId) => {
    gone.add(id);
    // Children of a spouse are the deceased's too, or are none of this family's heirs: they stay.
    if (how === "died" || isSpouse(relation)) return;
    for (const child of kin.childrenOf(id)) remove(child.id);
  };
  for (const { id } of draft.people) if (relationOf(kin, id).code === relation) remove(id);
  const people = draft.people.flatMap((person) => {
    if (!gone.has(person.id)) return [how === "died" ? person : withoutParents(person, gone)];
    return how === "died" ? [{ ...person, alive: false }] : [];
  });
  return { ...draft, people, facts: factsWithout(draft.facts, relation) };
}

/** What was answered about a marriage falls with it; whose children they are, with the children it was said of. */
function factsWithout(facts: FamilyDraft["facts"], relation: Removable): FamilyDraft["facts"] {
  const { allChildrenCommon, commonChildren: _commonChildren, ...others } = facts;
  if (isSpouse(relation)) {
    const {
      regime: _regime,
      spouseHasOtherChildren: _others,
      spouseProperty: _property,
      secondMarriage: _second,
      choice: _choice,
      ...left
    } = others;
    return left;
  }
  if (relation !== "son" && relation !== "daughter") return facts;
  return { ...others, ...(allChildrenCommon && { allChildrenCommon }) };
}

function withoutParents({ father, mother, ...person }: DraftPerson, gone: ReadonlySet<PersonId>): DraftPerson {
  return {
    ...person,
    ...(father !== undefined && !gone.has(father) && { father }),
    ...(mother !== undefined && !gone.has(mother) && { mother }),
  };
}

/** The draft with the one thing different. */
export function changedBy(draft: FamilyDraft, variation: Variation): FamilyDraft {
  if (variation.kind === "law") return underLaw(draft, variation.code);
  if (variation.kind === "without") return withoutRelation(draft, variation.relation, variation.how);
  // Heirs divide what the gift leaves; sums in a statute are counted from that.
  const { n, d } = variation.part;
  const { estate } = draft;
  return { ...draft, estate: estate && { ...estate, amount: estate.amount - (estate.amount * n) / d } };
}

/** Another law asks anew for regime, property, sums and the day; whose children they are is the same everywhere. */
function underLaw({ facts, dateOfDeath: _dateOfDeath, ...draft }: FamilyDraft, code: string): FamilyDraft {
  const { allChildrenCommon, spouseHasOtherChildren } = facts;
  return {
    ...draft,
    code,
    facts: {
      ...(allChildrenCommon !== undefined && { allChildrenCommon }),
      ...(spouseHasOtherChildren !== undefined && { spouseHasOtherChildren }),
    },
  };
}

/** Who has what of the whole estate, the gift among it; null where this law gives no shares. */
export function triedShares(computed: Computed, variation: Variation): ReadonlyMap<HolderId, Rational> | null {
  if (computed.kind !== "shares") return null;
  const { shares } = computed.succession;
  if (variation.kind !== "gift") return shares;
  const left = subtract(one, variation.part);
  const scaled = new Map<HolderId, Rational>([...shares].map(([id, share]) => [id, multiply(share, left)]));
  return scaled.set("charity", variation.part);
}

/** One person's share before and after; null where they have none. */
export interface Comparison {
  id: HolderId;
  before: Rational | null;
  after: Rational | null;
}

export function compareShares(
  before: ReadonlyMap<HolderId, Rational>,
  after: ReadonlyMap<HolderId, Rational>,
): Comparison[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }));
}
