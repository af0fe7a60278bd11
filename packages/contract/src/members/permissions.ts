import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import { areas } from "@heirlock/domain/members/areas";
import { memberStatuses } from "@heirlock/domain/members/statuses";
import { z } from "zod";
import { idField } from "../fields.ts";
import { route } from "../route.ts";
import { accessSchema, byMember, levelField, levelsSchema, permissionsSchema, roleField } from "./fields.ts";
import { memberKeyStates } from "./members.ts";

export const memberPermissionsSchema = z.object({
  permissions: permissionsSchema,
  levels: levelsSchema,
  /** The areas that differ from the defaults of the role. */
  overrides: z.partialRecord(z.enum(areas), levelField),
  /** The role whose defaults apply (D43). */
  role: roleField,
  version: z.int(),
});
export type MemberPermissions = z.output<typeof memberPermissionsSchema>;

export const permissionRoutes = {
  permissions: route({
    method: "GET",
    path: "/api/members/:id/permissions",
    access: "holder",
    summary: "How much a member may see: a level for each of 17 areas, and the booleans that follow from it",
    params: byMember,
    answer: z.object({ ...memberPermissionsSchema.shape }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  updatePermissions: route({
    method: "PATCH",
    path: "/api/members/:id/permissions",
    access: "holder",
    summary: "Changes areas, if the member's permissions are still at the version given",
    params: byMember,
    body: z.strictObject({
      permissions: z.partialRecord(z.enum(areas), z.union([levelField, z.boolean()])),
      version: z.int().min(1),
    }),
    answer: z.object({ data: memberPermissionsSchema }),
    errors: ["MEMBER_NOT_FOUND", "UPDATE_ERROR", "INVALID_TRANSITION", "INVALID_MEMBER_ID"],
  }),
  resetPermissions: route({
    method: "POST",
    path: "/api/members/:id/permissions/reset",
    access: "holder",
    summary: "Takes every area back to the defaults of the role",
    params: byMember,
    answer: z.object({ data: memberPermissionsSchema }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  permissionDefaults: route({
    method: "GET",
    path: "/api/members/permission-defaults",
    access: "holder",
    summary: "The levels a role starts with, and for a lawyer the suggested ones",
    query: z.strictObject({ role: roleField }),
    answer: z.object({ data: z.object({ levels: levelsSchema, suggested: levelsSchema.nullable() }) }),
  }),
  accessMatrix: route({
    method: "GET",
    path: "/api/members/access",
    access: "holder",
    summary: "Who can see what, and when: levels of every member, and what is meant for whom",
    answer: z.object({
      data: z.object({
        members: z.array(
          z.object({
            id: idField<MemberId>(),
            first_name: z.string(),
            last_name: z.string(),
            primary_role: roleField.nullable(),
            /** The role whose defaults apply (D43). */
            role: roleField,
            status: z.enum(memberStatuses),
            is_active: z.boolean(),
            confirmed_by_holder: z.boolean(),
            /** Without one there is nothing to look with; a key card opens after the release (D33, KEY-045). */
            has_account: z.boolean(),
            /** An age that nobody knows is never reached (KEY-043). */
            has_birth_date: z.boolean(),
            /** What an entry meant for them still waits for. */
            key_state: z.enum(memberKeyStates),
            has_card: z.boolean(),
            levels: levelsSchema,
            /** What the levels come to today: nothing for whoever has not joined, is switched off or has no active role. */
            today: levelsSchema,
            version: z.int(),
          }),
        ),
        assets: z.array(
          z.object({
            asset_id: idField<AssetId>(),
            title: z.string(),
            membership_id: idField<MemberId>(),
            ...accessSchema.shape,
          }),
        ),
        entries: z.array(
          z.object({
            entry_id: idField<EntryId>(),
            membership_id: idField<MemberId>(),
            ...accessSchema.shape,
            /** Whether the keys for it lie in the member's envelope. */
            granted: z.boolean(),
          }),
        ),
      }),
    }),
  }),
};
