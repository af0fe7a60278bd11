import type { AccountId, HolderId, InvitationId, MemberId, WillId } from "@heirlock/domain/identifiers";
import { legalFamilies } from "@heirlock/domain/members/legal-families";
import { memberTypes } from "@heirlock/domain/members/member-types";
import { relationshipTypes } from "@heirlock/domain/members/relationships";
import { type MemberRole, memberRoles } from "@heirlock/domain/members/roles";
import { invitationStatuses, memberStatuses } from "@heirlock/domain/members/statuses";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import { byMember, flagField, memberRoleSchema, reasonField, relationshipIdField, roleField } from "./fields.ts";
import { changedMemberSchema, genders, newMemberSchema, text } from "./form.ts";

const nameSchema = z.object({ first_name: z.string(), last_name: z.string() });

export const memberKeyStates = ["none", "unverified", "verified", "changed", "refused"] as const;

/** A relationship as its holder sees it (MEM-100, MEM-101). */
export const memberSchema = z.object({
  id: idField<MemberId>(),
  will_holder_id: idField<HolderId>(),
  /** The person, once they have joined. */
  member_id: idField<AccountId>().nullable(),
  will_id: idField<WillId>().nullable(),
  status: z.enum(memberStatuses),
  status_changed_at: instantField,
  is_draft: z.boolean(),
  is_active: z.boolean(),
  confirmed_by_holder: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string().nullable(),
  email: z.string().nullable(),
  invite_by_email: z.boolean(),
  phone: z.string().nullable(),
  member_type: z.enum(memberTypes).nullable(),
  relationship_type: z.enum(relationshipTypes).nullable(),
  relationship: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  date_of_birth: z.iso.date().nullable(),
  nationality: z.string().nullable(),
  national_id: z.string().nullable(),
  birth_order: z.int().nullable(),
  is_alive: z.boolean(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string().nullable(),
  law_firm_name: z.string().nullable(),
  license_id: z.string().nullable(),
  notes: z.string().nullable(),
  role: roleField.nullable(),
  primary_role: roleField.nullable(),
  member_roles: z.array(memberRoleSchema),
  /** May hold an e-mail (MEM-100). */
  metadata: z.object({ email: z.string().optional() }),
  /** Who joined, by the name of their own account. */
  member_profile: nameSchema.extend({ email: z.string().nullable() }).nullable(),
  draft_profile_id: idField<MemberId>().nullable(),
  draft_profile: nameSchema.nullable(),
  member: nameSchema.nullable(),
  will_holder: nameSchema,
  /** The joined will; null is "No Will Context" (D36). */
  wills_new: z
    .object({
      title: z.string(),
      description: z.string().nullable(),
      status: z.string(),
      jurisdiction: z.string().nullable(),
    })
    .nullable(),
  /** Never given again: the link is shown once, to whoever made it. */
  invitation_key: z.null(),
  invitation_key_expires_at: instantField.nullable(),
  invitation: z
    .object({
      id: idField<InvitationId>(),
      status: z.enum(invitationStatuses),
      expires_at: instantField,
      sent_at: instantField.nullable(),
      ended_as: z.enum(["accepted", "declined", "cancelled", "expired", "replaced"]).nullable(),
      ended_at: instantField.nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  will_key_expires_at: instantField.nullable(),
  keys: z.object({
    state: z.enum(memberKeyStates),
    verified_at: instantField.nullable(),
    has_card: z.boolean(),
    card_printed_at: instantField.nullable(),
    /** Envelopes wait for the holder's client since. */
    queued_at: instantField.nullable(),
  }),
  created_at: instantField,
  updated_at: instantField,
});
export type Member = z.output<typeof memberSchema>;

export const memberUsageSchema = z.object({ used: z.int(), max: z.int() });

export const historyTypes = ["role", "status", "permissions", "assignment", "key"] as const;
const historySchema = z.object({
  id: idField(),
  type: z.enum(historyTypes),
  action_type: z.string(),
  role_name: roleField.nullable(),
  previous_status: z.string().nullable(),
  new_status: z.string().nullable(),
  reason: z.string().nullable(),
  changed_at: instantField,
  /** Null is a timer of ours. */
  changed_by_user: nameSchema.nullable(),
});
export type HistoryEntry = z.output<typeof historySchema>;

const one = z.object({ data: memberSchema });

export const memberRoutes = {
  list: route({
    method: "GET",
    path: "/api/members",
    access: "holder",
    summary: "The members with their roles, in the order in which they were added, and how many the plan has room for",
    query: z.strictObject({
      member_type: z.enum(memberTypes).optional(),
      role: roleField.optional(),
      status: z.enum(memberStatuses).optional(),
    }),
    answer: z.object({ data: z.array(memberSchema), usage: memberUsageSchema }),
  }),
  create: route({
    method: "POST",
    path: "/api/members",
    access: "holder",
    summary: "Adds a member: invited, pending or draft, by whether there is an email and whether it is to be used",
    body: newMemberSchema,
    answer: z.object({ data: z.object({ id: idField<MemberId>(), status: z.enum(memberStatuses) }) }),
    errors: [
      "CAP_REACHED",
      "ID_TAKEN",
      "EMAIL_INVALID",
      "EMAIL_ALREADY_MEMBER",
      "EMAIL_IS_OWN",
      "EMAIL_DELIVERY_FAILED",
      "LAST_ROLE",
      "RATE_LIMITED",
    ],
  }),
  get: route({
    method: "GET",
    path: "/api/members/:id",
    access: "holder",
    summary: "One member with everything the holder wrote down",
    params: byMember,
    answer: one,
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  update: route({
    method: "PATCH",
    path: "/api/members/:id",
    access: "holder",
    summary: "Changes fields of a member who is not confirmed",
    params: byMember,
    body: changedMemberSchema,
    answer: one,
    errors: [
      "MEMBER_NOT_FOUND",
      "MEMBER_CONFIRMED",
      "CAP_REACHED",
      "UPDATE_ERROR",
      "EMAIL_INVALID",
      "EMAIL_ALREADY_MEMBER",
      "EMAIL_IS_OWN",
      "LAST_ROLE",
      "INVALID_MEMBER_ID",
      "RATE_LIMITED",
    ],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/members/:id",
    access: "holder",
    summary: "Deletes a member with roles, assignments and envelopes",
    params: byMember,
    answer: z.object({}),
    errors: ["MEMBER_NOT_FOUND", "RELEASE_RUNNING", "INVALID_MEMBER_ID"],
    sensitive: true,
  }),
  toggleActive: route({
    method: "POST",
    path: "/api/members/:id/toggle-active",
    access: "holder",
    summary: "Switches a member on or off; off they see nothing",
    params: byMember,
    body: z.strictObject({ is_active: flagField }),
    answer: z.object({ data: z.object({ is_active: z.boolean() }) }),
    errors: ["MEMBER_NOT_FOUND", "ACTION_ERROR", "INVALID_MEMBER_ID"],
  }),
  convertDraft: route({
    method: "POST",
    path: "/api/members/:id/convert-draft",
    access: "holder",
    summary: "Makes a draft a member who can be invited",
    params: byMember,
    body: z.strictObject({ email: text(254) }),
    answer: z.object({ data: z.object({ status: z.literal("pending") }) }),
    errors: [
      "MEMBER_NOT_FOUND",
      "INVALID_TRANSITION",
      "EMAIL_INVALID",
      "EMAIL_ALREADY_MEMBER",
      "EMAIL_IS_OWN",
      "INVALID_MEMBER_ID",
    ],
  }),
  confirm: route({
    method: "POST",
    path: "/api/members/:id/confirm",
    access: "holder",
    summary: "Confirms by hand a member who has no account, such as a child",
    params: byMember,
    answer: z.object({ data: z.object({ status: z.literal("confirmed"), confirmed_by_holder: z.literal(true) }) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_TRANSITION", "INVALID_MEMBER_ID"],
  }),
  revoke: route({
    method: "POST",
    path: "/api/members/:id/revoke",
    access: "holder",
    summary: "Ends a membership; what was seen stays known, nothing more is handed out",
    params: byMember,
    body: z.strictObject({ reason: reasonField.optional() }),
    answer: z.object({ data: z.object({ status: z.literal("revoked") }) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_TRANSITION", "INVALID_MEMBER_ID"],
    sensitive: true,
  }),
  notes: route({
    method: "PATCH",
    path: "/api/members/:id/notes",
    access: "holder",
    summary: "Changes the holder's own notes, also of a confirmed member",
    params: byMember,
    body: z.strictObject({ notes: text(5000) }),
    answer: z.object({ data: z.object({ notes: z.string().nullable() }) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  history: route({
    method: "GET",
    path: "/api/members/:id/history",
    access: "holder",
    summary: "What changed in a relationship, newest first",
    params: z.object({ id: relationshipIdField }),
    answer: z.object({ data: z.array(historySchema) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_RELATIONSHIP_ID"],
  }),
  roleFields: route({
    method: "GET",
    path: "/api/members/role-fields",
    access: "holder",
    summary: "What roles ask for, under a family of law; without one under the holder's own",
    query: z.strictObject({
      /** Names parted by commas. */
      roles: z
        .string()
        .regex(new RegExp(`^(${memberRoles.join("|")})(,(${memberRoles.join("|")}))*$`))
        .transform((value) => value.split(",") as MemberRole[]),
      family: z.enum(legalFamilies).optional(),
    }),
    answer: z.object({
      data: z.object({
        family: z.enum(legalFamilies),
        required: z.array(z.string()),
        recommended: z.array(z.string()),
        optional: z.array(z.string()),
      }),
    }),
  }),
};
