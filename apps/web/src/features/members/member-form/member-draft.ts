import type { changedMemberSchema, newMemberSchema } from "@heirlock/contract/members/form";
import type { Member } from "@heirlock/contract/members/members";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Levels } from "@heirlock/domain/members/areas";
import { storedRole } from "@heirlock/domain/members/chosen-roles";
import { levelsOf, type Overrides } from "@heirlock/domain/members/member-levels";
import { type MemberType, memberTypes } from "@heirlock/domain/members/member-types";
import { keptInvite, statusOfNewMember } from "@heirlock/domain/members/new-member-status";
import { usualCondition } from "@heirlock/domain/members/opens";
import { kinshipFits, type RelationshipType } from "@heirlock/domain/members/relationships";
import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { z } from "zod";

/** An asset that is meant for the member, and when they may see it (D42). */
export interface Assignment {
  asset_id: AssetId;
  access_condition: AccessCondition;
  /** Of `custom`: a day, an age; "" where there is none. */
  not_before: string;
  from_age: string;
  tell_exists: boolean;
}

/** What the form holds: texts as typed (MEM-006, MEM-007). */
export interface MemberDraft {
  first_name: string;
  last_name: string;
  member_type: MemberType | "";
  relationship_type: RelationshipType | "";
  kinship: string;
  relationship: string;
  gender: "" | "female" | "male" | "other";
  date_of_birth: string;
  nationality: string;
  birth_order: string;
  national_id: string;
  is_alive: boolean;
  email: string;
  invite_by_email: boolean;
  message: string;
  display_name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  law_firm_name: string;
  license_id: string;
  notes: string;
  is_active: boolean;
  roles: readonly MemberRole[];
  primary_role: MemberRole | null;
  overrides: Overrides;
  assignments: readonly Assignment[];
}

export type TextName = {
  [Key in keyof MemberDraft]: MemberDraft[Key] extends string ? (string extends MemberDraft[Key] ? Key : never) : never;
}[keyof MemberDraft];

export const newDraft: MemberDraft = {
  first_name: "",
  last_name: "",
  member_type: "",
  relationship_type: "",
  kinship: "",
  relationship: "",
  gender: "",
  date_of_birth: "",
  nationality: "",
  birth_order: "",
  national_id: "",
  is_alive: true,
  email: "",
  invite_by_email: false,
  message: "",
  display_name: "",
  phone: "",
  address: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  law_firm_name: "",
  license_id: "",
  notes: "",
  // MEM-008
  is_active: true,
  roles: [],
  primary_role: null,
  overrides: {},
  assignments: [],
};

/** The fields that are texts on both sides and named the same. */
const texts = [
  "first_name",
  "last_name",
  "member_type",
  "relationship_type",
  "relationship",
  "gender",
  "date_of_birth",
  "nationality",
  "national_id",
  "email",
  "display_name",
  "phone",
  "address",
  "city",
  "state",
  "zip",
  "country",
  "law_firm_name",
  "license_id",
  "notes",
] as const satisfies readonly (keyof MemberDraft & keyof Member)[];

export function draftOf(member: Member): MemberDraft {
  const kinship = member.member_roles.find(({ role_metadata }) => role_metadata.kinship)?.role_metadata.kinship;
  return {
    ...newDraft,
    ...(Object.fromEntries(texts.map((name) => [name, member[name] ?? ""])) as Pick<
      MemberDraft,
      (typeof texts)[number]
    >),
    kinship: kinship ?? "",
    birth_order: member.birth_order === null ? "" : String(member.birth_order),
    is_alive: member.is_alive,
    is_active: member.is_active,
    invite_by_email: member.invite_by_email,
    roles: member.member_roles.filter(({ status }) => status !== "revoked").map(({ role }) => role),
    primary_role: member.primary_role,
  };
}

const asText = (value: boolean) => (value ? "true" : "false");

/** A new member as it travels: every field a text, booleans 'true' or 'false', lists as JSON (MEM-043). */
export function payloadOf(draft: MemberDraft, memberId: string): z.input<typeof newMemberSchema> {
  const primary = draft.primary_role ?? "";
  const isInvited = keptInvite({ email: draft.email, invite: draft.invite_by_email });
  return {
    memberId,
    ...pick(draft),
    birth_order: draft.birth_order.trim(),
    is_alive: asText(draft.is_alive),
    is_active: asText(draft.is_active),
    invite_by_email: asText(isInvited),
    status: statusOfNewMember({ email: draft.email, invite: isInvited }),
    // MEM-054, MEM-055
    roles: JSON.stringify(draft.roles.map((role) => withKinship(storedRole(role), draft.kinship))),
    role: primary,
    primary_role: primary,
    permissions: JSON.stringify(draft.overrides),
    assignments: JSON.stringify(draft.assignments.map(assignmentOf)),
    ...(isInvited && draft.message.trim() !== "" ? { message: draft.message.trim() } : {}),
  };
}

function withKinship(role: ReturnType<typeof storedRole>, kinship: string) {
  return kinship === "" ? role : { ...role, role_metadata: { ...role.role_metadata, kinship } };
}

function assignmentOf({ asset_id, access_condition, not_before, from_age, tell_exists }: Assignment) {
  const isCustom = access_condition === "custom";
  return {
    asset_id,
    access_condition,
    not_before: isCustom && not_before !== "" ? not_before : null,
    from_age: isCustom && from_age.trim() !== "" ? Number(from_age) : null,
    // Who sees it now knows that it exists.
    tell_exists: access_condition !== "immediate" && tell_exists,
  };
}

function pick(draft: MemberDraft) {
  return Object.fromEntries(texts.map((name) => [name, draft[name].trim()])) as Pick<
    MemberDraft,
    (typeof texts)[number]
  >;
}

/** The id of the relationship and only what differs (MEM-059). */
export function changesOf(id: string, before: MemberDraft, after: MemberDraft): z.input<typeof changedMemberSchema> {
  const [old, now] = [pick(before), pick(after)];
  return {
    relationshipId: id,
    ...Object.fromEntries(texts.filter((name) => old[name] !== now[name]).map((name) => [name, now[name]])),
    ...(before.birth_order !== after.birth_order ? { birth_order: after.birth_order.trim() } : {}),
    ...(before.is_alive !== after.is_alive ? { is_alive: asText(after.is_alive) } : {}),
    ...(before.is_active !== after.is_active ? { is_active: asText(after.is_active) } : {}),
    ...(before.kinship !== after.kinship ? { kinship: after.kinship } : {}),
  };
}

/** Whose defaults the form shows: the primary role's, and the beneficiary's before one is chosen (PRM-009). */
export function roleOfDefaults({ primary_role }: Pick<MemberDraft, "primary_role">): MemberRole {
  return primary_role ?? firstRole;
}

export function levelsIn(draft: Pick<MemberDraft, "primary_role" | "overrides">): Levels {
  return levelsOf(roleOfDefaults(draft), draft.overrides);
}

export function newAssignment(asset_id: AssetId): Assignment {
  return { asset_id, access_condition: usualCondition, not_before: "", from_age: "", tell_exists: false };
}

/** The kind of member that a relation usually is. */
const usualType: Partial<Record<RelationshipType, MemberType>> = {
  friend: "other",
  business_partner: "partner",
  charity: "other",
  other: "other",
};

/** Another relation: the exact one goes if it does not belong to it, and a kind that nobody chose follows. */
export function withRelation(draft: MemberDraft, relationship_type: RelationshipType): MemberDraft {
  const follows = draft.member_type === "" || draft.member_type === typeFor(draft);
  const next = {
    ...draft,
    relationship_type,
    kinship: kinshipFits(relationship_type, draft.kinship) ? draft.kinship : "",
  };
  return follows ? { ...next, member_type: typeFor(next) } : next;
}

/** Choosing the role of a lawyer presets the kind (D29); otherwise the relation does. */
export function withRoles(
  draft: MemberDraft,
  roles: readonly MemberRole[],
  primary_role: MemberRole | null,
): MemberDraft {
  const follows = draft.member_type === "" || draft.member_type === typeFor(draft);
  const next = { ...draft, roles, primary_role };
  return follows ? { ...next, member_type: typeFor(next) } : next;
}

function typeFor({ roles, relationship_type }: Pick<MemberDraft, "roles" | "relationship_type">): MemberType | "" {
  if (roles.includes("lawyer")) return memberTypes[2];
  if (relationship_type === "") return "";
  return usualType[relationship_type] ?? "family";
}
