import { assetTypes } from "@heirlock/domain/assets/kinds";
import type { AssetId, EntryId, MemberId, Uuid } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { planStepSchema, stepBytes } from "../plan/step.ts";
import { route } from "../route.ts";
import { accessFields, accessSchema, byMember } from "./fields.ts";

/** How the member answered an offer (D47). */
export const assignmentAnswers = ["offered", "accepted", "declined"] as const;

const idList = <I extends Uuid>() => z.array(idField<I>()).min(1).max(300);
const byAsset = z.object({ id: idField<AssetId>() });
const byEntry = z.object({ id: idField<EntryId>() });

const assignedAssetSchema = z.object({
  asset_id: idField<AssetId>(),
  title: z.string(),
  asset_type: z.enum(assetTypes),
  asset_subtype: z.string(),
  ...accessSchema.shape,
  answer: z.enum(assignmentAnswers),
  answered_at: instantField.nullable(),
  created_at: instantField,
});
export type AssignedAsset = z.output<typeof assignedAssetSchema>;

const linkedMemberSchema = z.object({
  member_id: idField<MemberId>(),
  first_name: z.string(),
  last_name: z.string(),
  ...accessSchema.shape,
});

export const assignmentRoutes = {
  assets: route({
    method: "GET",
    path: "/api/members/:id/assets",
    access: "holder",
    summary: "The assets meant for a member",
    params: byMember,
    answer: z.object({ data: z.array(assignedAssetSchema) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  assignAssets: route({
    method: "POST",
    path: "/api/members/:id/assets/assign",
    access: "holder",
    summary:
      "Means assets for a member, after the death unless said otherwise; assigned ones change when they are seen",
    params: byMember,
    body: z.strictObject({ asset_ids: idList<AssetId>(), ...accessFields }),
    answer: z.object({ data: z.array(assignedAssetSchema) }),
    errors: ["MEMBER_NOT_FOUND", "NOT_FOUND", "ACTION_ERROR", "INVALID_MEMBER_ID"],
  }),
  unassignAssets: route({
    method: "POST",
    path: "/api/members/:id/assets/unassign",
    access: "holder",
    summary: "Takes assets back from a member",
    params: byMember,
    body: z.strictObject({ asset_ids: idList<AssetId>() }),
    answer: z.object({ data: z.array(assignedAssetSchema) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
  assetMembers: route({
    method: "GET",
    path: "/api/assets/:id/members",
    access: "holder",
    summary: "The members an asset is meant for",
    params: byAsset,
    answer: z.object({
      data: z.array(linkedMemberSchema.extend({ answer: z.enum(assignmentAnswers) })),
    }),
    errors: ["NOT_FOUND"],
  }),
  entryMembers: route({
    method: "GET",
    path: "/api/vault/:id/members",
    access: "holder",
    summary: "The members a vault entry is meant for, and whether its keys lie in their envelopes",
    params: byEntry,
    answer: z.object({ data: z.array(linkedMemberSchema.extend({ granted: z.boolean() })) }),
    errors: ["NOT_FOUND"],
  }),
  linkMembers: route({
    method: "POST",
    path: "/api/vault/:id/members/link",
    access: "holder",
    summary: "Means a vault entry for members; without a condition of its own the entry's applies",
    params: byEntry,
    body: z.strictObject({ member_ids: idList<MemberId>(), ...accessFields, plan: planStepSchema.optional() }),
    largeBody: stepBytes,
    answer: z.object({ data: z.object({ linked_member_ids: z.array(idField<MemberId>()) }) }),
    errors: [
      "NOT_FOUND",
      "MEMBER_NOT_FOUND",
      "ACTION_ERROR",
      "INVALID_SIGNATURE",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  unlinkMembers: route({
    method: "POST",
    path: "/api/vault/:id/members/unlink",
    access: "holder",
    summary: "Takes a vault entry back from members: its keys are handed out no more",
    params: byEntry,
    body: z.strictObject({ member_ids: idList<MemberId>() }),
    answer: z.object({ data: z.object({ linked_member_ids: z.array(idField<MemberId>()) }) }),
    errors: ["NOT_FOUND"],
  }),
};
