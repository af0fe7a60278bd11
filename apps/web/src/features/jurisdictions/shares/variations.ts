import { relationOf } from "@heirlock/law/kin-names/relation";
import type { PersonId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { multiply, one, type Rational, subtract } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import { computeNow } from "../calculator/compute-now.ts";
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

/** "What if": the family as it is, with one thing different. */
export type Variation =
  | { kind: "without"; relation: Removable; count: number }
  | { kind: "gift"; part: Rational }
  | { kind: "law"; code: string };

/** What can be thought away from this family so that somebody's share becomes another one. */
export function removalsOf(draft: FamilyDraft, { shares }: Succession): Variation[] {
  const kin = kinOf(familyOf(draft));
  const heirs = [...shares.keys()].filter((id) => id !== "treasury");
  return removable.flatMap((relation): Variation[] => {
    const count = heirs.filter((id) => relationOf(kin, id).code === relation).length;
    const leavesSomebody = heirs.length > count;
    return count > 0 && leavesSomebody ? [{ kind: "without", relation, count }] : [];
  });
}

/** The family without all of one kind, and without those who descend from them. */
export function withoutRelation(draft: FamilyDraft, relation: Removable): FamilyDraft {
  const kin = kinOf(familyOf(draft));
  const gone = new Set<PersonId>();
  const remove = (id: PersonId) => {
    gone.add(id);
    // Children of a spouse are the deceased's too, or are none of this family's heirs: they stay.
    if (relation === "wife" || relation === "husband" || relation === "father" || relation === "mother") return;
    for (const child of kin.childrenOf(id)) remove(child.id);
  };
  for (const { id } of draft.people) if (relationOf(kin, id).code === relation) remove(id);
  // Brothers and sisters are known by their parents, so a parent who is thought away has died instead.
  const isParent = relation === "father" || relation === "mother";
  return {
    ...draft,
    people: draft.people.flatMap((person) => {
      if (!gone.has(person.id)) return [withoutParents(person, isParent ? new Set() : gone)];
      return isParent ? [{ ...person, alive: false }] : [];
    }),
  };
}

function withoutParents({ father, mother, ...person }: DraftPerson, gone: ReadonlySet<PersonId>): DraftPerson {
  return {
    ...person,
    ...(father !== undefined && !gone.has(father) && { father }),
    ...(mother !== undefined && !gone.has(mother) && { mother }),
  };
}

export interface Tried {
  draft: FamilyDraft;
  computed: Computed;
  /** Who has what of the whole estate, the gift among it; null where this law gives no shares. */
  shares: ReadonlyMap<HolderId, Rational> | null;
}

export function tryVariation(draft: FamilyDraft, variation: Variation, today: string): Tried {
  const changed = changedBy(draft, variation);
  const computed = computeNow(changed, today);
  if (computed.kind !== "shares") return { draft: changed, computed, shares: null };
  const { shares } = computed.succession;
  if (variation.kind !== "gift") return { draft: changed, computed, shares };
  const left = subtract(one, variation.part);
  const scaled = new Map<HolderId, Rational>([...shares].map(([id, share]) => [id, multiply(share, left)]));
  return { draft: changed, computed, shares: scaled.set("charity", variation.part) };
}

function changedBy(draft: FamilyDraft, variation: Variation): FamilyDraft {
  if (variation.kind === "law") return { ...draft, code: variation.code };
  if (variation.kind === "without") return withoutRelation(draft, variation.relation);
  // Heirs divide what the gift leaves; sums in a statute are counted from that.
  const { n, d } = variation.part;
  const { estate } = draft;
  return { ...draft, estate: estate && { ...estate, amount: estate.amount - (estate.amount * n) / d } };
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
