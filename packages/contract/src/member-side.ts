import { assetTypes } from "@heirlock/domain/assets/kinds";
import type { AssetId, EntryId, FileId, HolderId, MemberId, RequestId, WillId } from "@heirlock/domain/identifiers";
import { areas } from "@heirlock/domain/members/areas";
import {
  relationshipStatuses,
  requestDecisions,
  requestKinds,
  requestStatuses,
} from "@heirlock/domain/members/statuses";
import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";
import { willStatuses } from "@heirlock/domain/wills/states";
import { z } from "zod";
import { idField, instantField } from "./fields.ts";
import { assignmentAnswers } from "./members/assignments.ts";
import {
  byMember,
  byRelationship,
  levelField,
  levelsSchema,
  memberRoleSchema,
  permissionsSchema,
  reasonField,
  roleField,
} from "./members/fields.ts";
import { roleRequestSchema } from "./members/roles.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

/**
 * The member's side. A field that may be missing is one that the member's levels do not open: it is cut on the server,
 * by one function of the domain, and never written into an answer.
 */

const nameSchema = z.object({ first_name: z.string(), last_name: z.string() });
const byRequest = z.object({ id: idField<RequestId>() });
const byAsset = z.object({ id: idField<AssetId>() });
const byEntry = z.object({ id: idField<EntryId>() });

export const relationshipSchema = z.object({
  id: idField<MemberId>(),
  /** The estate's id: what is sealed for the member names it. */
  estate_id: idField<HolderId>(),
  /** With canViewWillHolderInfo more than the name. */
  holder: nameSchema.extend({ email: z.string().optional(), country: z.string().nullable().optional() }),
  /** What the member is to the holder, in the holder's words. */
  relationship: z.string().nullable(),
  status: z.enum(relationshipStatuses),
  is_active: z.boolean(),
  roles: z.array(memberRoleSchema),
  permissions: permissionsSchema,
  levels: levelsSchema,
  joined_at: instantField.nullable(),
  /** How many requests wait for an answer. */
  open_requests: z.int(),
});
export type Relationship = z.output<typeof relationshipSchema>;

export const relationshipRoutes = {
  relationships: route({
    method: "GET",
    path: "/api/member/relationships",
    access: "member",
    summary: "The plans the signed-in person is part of",
    answer: z.object({ data: z.object({ relationships: z.array(relationshipSchema) }) }),
  }),
  leave: route({
    method: "POST",
    path: "/api/member/relationships/:id/revoke",
    access: "member",
    summary: "Ends one's own membership",
    params: byRelationship,
    body: z.strictObject({ reason: reasonField.optional() }),
    answer: z.object({ data: z.object({ status: z.literal("revoked") }) }),
    errors: ["NOT_FOUND", "INVALID_TRANSITION", "INVALID_RELATIONSHIP_ID"],
    sensitive: true,
  }),
};

const ownRoleRequestSchema = roleRequestSchema.extend({ relationship_id: idField<MemberId>(), holder: nameSchema });
const approvalSchema = z.object({
  id: idField<RequestId>(),
  kind: z.enum(requestKinds),
  relationship_id: idField<MemberId>(),
  holder: nameSchema,
  requested_role: roleField.nullable(),
  asset: z.object({ id: idField<AssetId>(), title: z.string() }).nullable(),
  /** Areas that were widened: from, to. */
  changes: z.partialRecord(z.enum(areas), z.object({ from: levelField, to: levelField })).nullable(),
  request_reason: z.string().nullable(),
  status: z.enum([...requestStatuses, "void"]),
  created_at: instantField,
  expires_at: instantField.nullable(),
  answered_at: instantField.nullable(),
  response_reason: z.string().nullable(),
});
const response = z.strictObject({ decision: z.enum(requestDecisions), reason: reasonField.optional() });

export const approvalRoutes = {
  ownRoleApprovals: route({
    method: "GET",
    path: "/api/member/role-approvals",
    access: "member",
    summary: "Roles the signed-in person is asked to take, newest first; history is all that were answered or lapsed",
    query: z.strictObject({ status: z.enum(["pending", "approved", "rejected", "history"]).optional() }),
    answer: z.object({ data: z.array(ownRoleRequestSchema) }),
  }),
  respondToRole: route({
    method: "POST",
    path: "/api/member/role-approvals/:requestId/respond",
    access: "member",
    summary: "Takes or refuses a role",
    params: z.object({ requestId: idField<RequestId>() }),
    body: response,
    answer: z.object({ message: z.string() }),
    errors: ["NOT_FOUND", "ALREADY_ANSWERED", "REQUEST_EXPIRED"],
  }),
  approvals: route({
    method: "GET",
    path: "/api/member/approvals",
    access: "member",
    summary: "Everything the signed-in person is or was asked, of one kind or all",
    query: z.strictObject({
      kind: z.enum(requestKinds).optional(),
      status: z.enum(["pending", "approved", "rejected", "history"]).optional(),
    }),
    answer: z.object({ data: z.array(approvalSchema) }),
  }),
  respond: route({
    method: "POST",
    path: "/api/member/approvals/:id/respond",
    access: "member",
    summary: "Accepts or declines an asset, keeps or withdraws widened permissions",
    params: byRequest,
    body: response,
    answer: z.object({ message: z.string() }),
    errors: ["NOT_FOUND", "ALREADY_ANSWERED", "REQUEST_EXPIRED"],
  }),
};

/** summary: title and kind; details: all that describes; full: plus the value of others' shares and the history (D42). */
export const memberAssetSchema = z.object({
  id: idField<AssetId>(),
  relationship_id: idField<MemberId>(),
  holder: nameSchema,
  title: z.string(),
  asset_type: z.enum(assetTypes),
  asset_subtype: z.string(),
  access_condition: z.enum(accessConditions),
  answer: z.enum(assignmentAnswers),
  answered_at: instantField.nullable(),
  /** The request by which to answer, while one is open. */
  request_id: idField<RequestId>().nullable(),
  location: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  estimated_value: z.number().nullable().optional(),
  currency: z.string().optional(),
  updated_at: instantField.optional(),
  /** Vault entries that belong to it and that the member may see, with canViewAssetDocuments. */
  documents: z.array(idField<EntryId>()).optional(),
  /** Who else it is meant for, with full. */
  others: z.array(nameSchema).optional(),
});
export type MemberAsset = z.output<typeof memberAssetSchema>;

/** Something is kept for later and the holder wanted it known: that it is, and nothing else. */
const laterSchema = z.array(z.object({ relationship_id: idField<MemberId>(), holder: nameSchema }));

export const memberEntrySchema = z.object({
  id: idField<EntryId>(),
  relationship_id: idField<MemberId>(),
  estate_id: idField<HolderId>(),
  holder: nameSchema,
  category: z.enum(vaultCategories),
  access_condition: z.enum(accessConditions),
  lane: z.enum(["now", "after_death", "incapacity"]),
  /** Whether the content can be asked for now. */
  can_open: z.boolean(),
  can_download: z.boolean(),
  /** Under the link key of the lane; null while the holder's client has not made it yet. */
  wrapped_label_key: z.string().nullable(),
  title: z.string(),
  metadata: z.object({ description: z.string(), details: z.string() }).optional(),
  tags: z.string().optional(),
  revision: z.int(),
  generation: z.int(),
  key_id: z.string(),
  content_hash: z.string(),
  signature: z.string(),
  file: z.object({ id: idField<FileId>(), sha256: z.string(), size: z.int() }).nullable().optional(),
  saved_at: instantField.optional(),
});
export type MemberEntry = z.output<typeof memberEntrySchema>;

export const assignedRoutes = {
  assignedAssets: route({
    method: "GET",
    path: "/api/member/assigned-assets",
    access: "member",
    summary: "The assets meant for the signed-in person that may be seen now, cut to their levels",
    answer: z.object({ data: z.object({ assets: z.array(memberAssetSchema), later: laterSchema }) }),
  }),
  assignedAsset: route({
    method: "GET",
    path: "/api/member/assigned-assets/:id",
    access: "member",
    summary: "One of them",
    params: byAsset,
    answer: z.object({ data: memberAssetSchema }),
    errors: ["NOT_FOUND"],
  }),
  assignedVault: route({
    method: "GET",
    path: "/api/member/assigned-vault",
    access: "member",
    summary: "The vault entries meant for the signed-in person that may be seen now, sealed, without their content",
    answer: z.object({ data: z.object({ entries: z.array(memberEntrySchema), later: laterSchema }) }),
  }),
  assignedEntry: route({
    method: "GET",
    path: "/api/member/assigned-vault/:id",
    access: "member",
    summary: "One of them",
    params: byEntry,
    answer: z.object({ data: memberEntrySchema }),
    errors: ["NOT_FOUND", "LOCKED"],
  }),
  revealEntry: route({
    method: "POST",
    path: "/api/member/assigned-vault/:id/reveal",
    access: "member",
    summary: "The sealed content and its key under the member's link key",
    params: byEntry,
    answer: z.object({
      data: z.object({ encrypted_content: z.string(), wrapped_content_key: z.string(), revision: z.int() }),
    }),
    errors: ["NOT_FOUND", "LOCKED"],
    sensitive: true,
  }),
  entryFileUrl: route({
    method: "GET",
    path: "/api/member/assigned-vault/:id/file-url",
    access: "member",
    summary: "Where the sealed file of an entry can be fetched for the next minutes",
    params: byEntry,
    answer: z.object({ data: z.object({ url: z.string(), sha256: z.string(), size: z.int() }) }),
    errors: ["NOT_FOUND", "LOCKED"],
    sensitive: true,
  }),
  entryFile: route({
    method: "GET",
    path: "/api/member/assigned-vault/:id/file",
    access: "member",
    summary: "The bytes of that file, where this server keeps the files itself",
    params: byEntry,
    answer: z.object({}),
    errors: ["NOT_FOUND", "LOCKED"],
    sensitive: true,
    raw: true,
  }),
};

/** A plan as its member sees it, with what they may see of the wills in force. */
export const memberWillSchema = z.object({
  /** Of the relationship: there may be no will yet. */
  id: idField<MemberId>(),
  will_id: idField<WillId>().nullable(),
  holder: relationshipSchema.shape.holder,
  roles: z.array(memberRoleSchema),
  status: z.enum(relationshipStatuses),
  wills: z.array(
    z.object({
      title: z.string().optional(),
      will_status: z.enum(willStatuses).optional(),
      description: z.string().nullable().optional(),
    }),
  ),
});

export const otherMemberSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  relationship: z.string().nullable().optional(),
  roles: z.array(roleField).optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  since: instantField.optional(),
});

export const activitySchema = z.object({
  at: instantField,
  type: z.string(),
  data: z.record(z.string(), z.string()).optional(),
});

export const memberWillRoutes = {
  wills: route({
    method: "GET",
    path: "/api/member/wills",
    access: "member",
    summary: "The plans the signed-in person is part of, as far as they may see them",
    answer: z.object({ data: z.array(memberWillSchema) }),
  }),
  will: route({
    method: "GET",
    path: "/api/member/wills/:id",
    access: "member",
    summary: "One of them, by the id of the relationship",
    params: byRelationship,
    answer: z.object({ data: memberWillSchema }),
    errors: ["NOT_FOUND", "INVALID_RELATIONSHIP_ID"],
  }),
  willMembers: route({
    method: "GET",
    path: "/api/member/wills/:id/members",
    access: "member",
    summary: "The other members, with canViewOtherMembers",
    params: byRelationship,
    answer: z.object({ data: z.array(otherMemberSchema) }),
    errors: ["NOT_FOUND", "FORBIDDEN", "INVALID_RELATIONSHIP_ID"],
  }),
  willActivity: route({
    method: "GET",
    path: "/api/member/wills/:id/activity",
    access: "member",
    summary: "What happened in the plan, with canViewActivityLog",
    params: byRelationship,
    answer: z.object({ data: z.array(activitySchema) }),
    errors: ["NOT_FOUND", "FORBIDDEN", "INVALID_RELATIONSHIP_ID"],
  }),
};

export const previewRoutes = {
  preview: route({
    method: "GET",
    path: "/api/members/:id/preview",
    access: "holder",
    summary: "What a member would get today, by the same functions that cut the member's own answers",
    params: byMember,
    answer: z.object({
      data: z.object({
        relationship: relationshipSchema,
        will: memberWillSchema,
        assets: z.object({ assets: z.array(memberAssetSchema), later: laterSchema }),
        vault: z.object({ entries: z.array(memberEntrySchema), later: laterSchema }),
        /** Null: not open to this member. */
        members: z.array(otherMemberSchema).nullable(),
        activity: z.array(activitySchema).nullable(),
      }),
    }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
};

export const memberSide = {
  title: "The plans a person is a member of, and what they may see there",
  routes: { ...relationshipRoutes, ...approvalRoutes, ...assignedRoutes, ...memberWillRoutes, ...previewRoutes },
  audit: ["member.left", "member.request_answered", "member.request_expired", "member.revealed"],
  errors: {
    LOCKED: { status: 423, text: "This is kept for later and cannot be opened yet" },
  },
} as const satisfies ContractSlice;
