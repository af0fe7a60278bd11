import type { MemberId, RoleId } from "@heirlock/domain/identifiers";
import { type Area, areas, levels } from "@heirlock/domain/members/areas";
import { memberRoles } from "@heirlock/domain/members/roles";
import { roleStatuses } from "@heirlock/domain/members/statuses";
import { accessConditions } from "@heirlock/domain/vault/kinds";
import { z } from "zod";
import { idField, instantField, wordsField } from "../fields.ts";
import { memberErrorCodes } from "./errors.ts";

/** Fields that the contracts of members, sharing and the member's side share. */

/** In holder routes `{id}` and "member id" are the id of the relationship (D36). */
export const memberIdField = idField<MemberId>(memberErrorCodes.INVALID_MEMBER_ID.text);
export const relationshipIdField = idField<MemberId>(memberErrorCodes.INVALID_RELATIONSHIP_ID.text);
export const roleIdField = idField<RoleId>(memberErrorCodes.INVALID_ROLE_ID.text);

export const byMember = z.object({ id: memberIdField });
export const byRelationship = z.object({ id: relationshipIdField });

/** Booleans of the form travel as 'true' and 'false', real ones are taken too (D39). */
export const flagField = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");

export const roleField = z.enum(memberRoles);
export const levelField = z.enum(levels);

/** A map of short texts; `kinship` is the exact relation (D38). */
export const roleMetadataField = z
  .record(z.string().max(40), z.string().max(200))
  .refine((map) => Object.keys(map).length <= 20, "Too many entries");

export const reasonField = wordsField.trim().max(500, "Reason too long");

export const memberRoleSchema = z.object({
  id: idField<RoleId>(),
  role: roleField,
  status: z.enum(roleStatuses),
  role_metadata: z.record(z.string(), z.string()),
  inactive_because: z.enum(["holder", "rejected", "expired", "unticked"]).nullable(),
  /** Since when it has this status. */
  since: instantField,
  /** While it waits for the member: until when they can answer. */
  expires_at: instantField.nullable(),
});
export type MemberRoleAnswer = z.output<typeof memberRoleSchema>;

export const levelsSchema = z.object(
  Object.fromEntries(areas.map((area) => [area, levelField])) as Record<Area, typeof levelField>,
);
export const permissionsSchema = z.object(
  Object.fromEntries(areas.map((area) => [area, z.boolean()])) as Record<Area, z.ZodBoolean>,
);

/** When something meant for a member may be seen, and whether they learn before that it exists (D42). */
export const accessSchema = z.object({
  access_condition: z.enum(accessConditions),
  not_before: z.iso.date().nullable(),
  from_age: z.int().nullable(),
  tell_exists: z.boolean(),
});
export type AccessAnswer = z.output<typeof accessSchema>;

/** The same as it is asked for; what is left out is after the death, in silence. */
export const accessFields = {
  access_condition: z.enum(accessConditions).optional(),
  not_before: z.iso.date().nullish(),
  from_age: z.int().min(1).max(120).nullish(),
  tell_exists: z.boolean().optional(),
};
