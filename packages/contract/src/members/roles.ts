import type { RequestId } from "@heirlock/domain/identifiers";
import { areas } from "@heirlock/domain/members/areas";
import { firstRole } from "@heirlock/domain/members/roles";
import { requestStatuses, settableRoleStatuses } from "@heirlock/domain/members/statuses";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import {
  byMember,
  memberRoleSchema,
  relationshipIdField,
  roleField,
  roleIdField,
  roleMetadataField,
} from "./fields.ts";

/** What a member is asked to agree to (APR-008). Void is one that nobody has to answer any more. */
export const roleRequestSchema = z.object({
  id: idField<RequestId>(),
  requested_role: roleField,
  /** Without one of its own: "Role addition requested by will holder" (APR-004). */
  request_reason: z.string(),
  created_at: instantField,
  expires_at: instantField,
  /** Expired as soon as expires_at has passed, whether or not the job has run. */
  status: z.enum([...requestStatuses, "void"]),
  answered_at: instantField.nullable(),
  response_reason: z.string().nullable(),
});
export type RoleRequest = z.output<typeof roleRequestSchema>;

const byRole = z.object({ roleId: roleIdField });

export const memberRoleRoutes = {
  addRole: route({
    method: "POST",
    path: "/api/members/:id/roles",
    access: "holder",
    summary: "Gives a member a role; a confirmed member is asked first, except for beneficiary",
    params: z.object({ id: relationshipIdField }),
    body: z.strictObject({
      role: roleField.default(firstRole),
      role_metadata: roleMetadataField.optional(),
      reason: z.string().trim().max(500, "Reason too long").optional(),
    }),
    answer: z.object({ message: z.string(), data: memberRoleSchema }),
    errors: [
      "MEMBER_NOT_FOUND",
      "ROLE_EXISTS",
      "PENDING_APPROVAL",
      "ROLES_HELD_BY_INVITATION",
      "ROLES_ENDED",
      "INVALID_RELATIONSHIP_ID",
    ],
  }),
  setRoleStatus: route({
    method: "POST",
    path: "/api/members/roles/:roleId/status",
    access: "holder",
    summary: "Switches a role on or off, tells the member and works out their permissions anew",
    params: byRole,
    body: z.strictObject({ status: z.enum(settableRoleStatuses) }),
    answer: z.object({
      data: memberRoleSchema,
      /** Areas whose own settings outlive the change (D43). */
      kept_overrides: z.array(z.enum(areas)),
    }),
    errors: [
      "NOT_FOUND",
      "PENDING_APPROVAL",
      "ROLE_REJECTED",
      "ROLES_HELD_BY_INVITATION",
      "ROLES_ENDED",
      "INVALID_ROLE_ID",
    ],
  }),
  removeRole: route({
    method: "DELETE",
    path: "/api/members/roles/:roleId",
    access: "holder",
    summary: "Removes a role of a draft or pending member, or one that is not active; the last one stays",
    params: byRole,
    answer: z.object({}),
    errors: [
      "NOT_FOUND",
      "LAST_ROLE",
      "PENDING_APPROVAL",
      "ROLE_IN_USE",
      "ROLES_HELD_BY_INVITATION",
      "ROLES_ENDED",
      "INVALID_ROLE_ID",
    ],
  }),
  roleApprovals: route({
    method: "GET",
    path: "/api/members/:id/role-approvals",
    access: "signed-in",
    summary: "The role requests to a member, for the holder and for that member",
    params: byMember,
    query: z.strictObject({ status: z.enum(requestStatuses).optional() }),
    answer: z.object({ data: z.array(roleRequestSchema) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
};
