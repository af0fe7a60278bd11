import type { Member } from "@heirlock/contract/members/members";
import { deceasedId } from "@heirlock/law/succession/family";
import {
  type Edit,
  livingChildren,
  setChildren,
  setDeceasedSex,
  setParent,
  setSpouses,
  spousesOf,
} from "./draft-edits.ts";
import { tidyName } from "./draft-fragment.ts";
import { emptyDraft, type FamilyDraft, type PersonId } from "./family-draft.ts";

export type FamilyMember = Pick<Member, "first_name" | "relationship_type" | "is_alive" | "member_roles">;

/** Exact relations that are the plain one. A stepson or a former wife is nobody whom the page may fill in. */
const plain = ["spouse", "biological", "adopted", "adoptive"];

const oneMore: Partial<Record<NonNullable<FamilyMember["relationship_type"]>, Edit>> = {
  husband: (draft) => setSpouses(spousesOf(draft).length + 1)(draft),
  wife: (draft) => setSpouses(spousesOf(draft).length + 1)(draft),
  son: (draft) => setChildren(deceasedId, "male", livingChildren(draft, deceasedId, "male").length + 1)(draft),
  daughter: (draft) => setChildren(deceasedId, "female", livingChildren(draft, deceasedId, "female").length + 1)(draft),
  father: setParent("father", "alive"),
  mother: setParent("mother", "alive"),
};

/** The holder's living husband or wife, children and parents, as Members knows them (ease.md, section 5 rule 4). */
export const familyOfMembers = (members: readonly FamilyMember[]): FamilyDraft => familyWithMembers(members).draft;

/**
 * The same, with who of the members is who. Brothers and sisters are left to the page: who their parents are, and
 * whether those live, decides what they receive.
 */
export function familyWithMembers<M extends FamilyMember>(
  members: readonly M[],
): { draft: FamilyDraft; memberOf: ReadonlyMap<PersonId, M> } {
  const family = members.filter(({ is_alive, relationship_type, member_roles }) => {
    const exact = member_roles.find(({ role_metadata }) => role_metadata.kinship)?.role_metadata.kinship;
    return is_alive && relationship_type && oneMore[relationship_type] && (!exact || plain.includes(exact));
  });
  const isWoman = family.some(({ relationship_type }) => relationship_type === "husband");
  const memberOf = new Map<PersonId, M>();
  const draft = family.reduce(
    (before, member) => {
      const more = oneMore[member.relationship_type!]!(before);
      const known = new Set(before.people.map(({ id }) => id));
      const added = more.people.filter(({ id }) => !known.has(id));
      for (const { id } of added) memberOf.set(id, member);
      const name = tidyName(member.first_name);
      return { ...more, people: more.people.map((one) => (known.has(one.id) ? one : { ...one, name })) };
    },
    setDeceasedSex(isWoman ? "female" : "male")(emptyDraft),
  );
  return { draft, memberOf };
}
