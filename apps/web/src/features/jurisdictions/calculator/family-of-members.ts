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
import { emptyDraft, type FamilyDraft } from "./family-draft.ts";

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

/**
 * The holder's living husband or wife, children and parents, as Members knows them (ease.md, section 5 rule 4). Brothers
 * and sisters are left to the page: who their parents are, and whether those live, decides what they receive.
 */
export function familyOfMembers(members: readonly FamilyMember[]): FamilyDraft {
  const family = members.filter(({ is_alive, relationship_type, member_roles }) => {
    const exact = member_roles.find(({ role_metadata }) => role_metadata.kinship)?.role_metadata.kinship;
    return is_alive && relationship_type && oneMore[relationship_type] && (!exact || plain.includes(exact));
  });
  const isWoman = family.some(({ relationship_type }) => relationship_type === "husband");
  return family.reduce(
    (draft, { relationship_type, first_name }) => {
      const more = oneMore[relationship_type!]!(draft);
      const known = new Set(draft.people.map(({ id }) => id));
      const people = more.people.map((one) => (known.has(one.id) ? one : { ...one, name: tidyName(first_name) }));
      return { ...more, people };
    },
    setDeceasedSex(isWoman ? "female" : "male")(emptyDraft),
  );
}
