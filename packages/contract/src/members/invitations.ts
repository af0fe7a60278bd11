import type { AccountId, InvitationId, MemberId, RoleId, WillKeyId } from "@heirlock/domain/identifiers";
import { type PermissionGroup, permissionGroups } from "@heirlock/domain/members/permission-groups";
import { invitationStatuses } from "@heirlock/domain/members/statuses";
import { z } from "zod";
import { newAccountFields } from "../account/sign-in.ts";
import { idField, instantField, linkTokenField, wordsField } from "../fields.ts";
import { route } from "../route.ts";
import { byMember, flagField, reasonField, roleField } from "./fields.ts";

/** As its holder sees it, without the key (MEM-116). */
export const invitationSchema = z.object({
  id: idField<InvitationId>(),
  memberId: idField<MemberId>(),
  email: z.string(),
  status: z.enum(invitationStatuses),
  sentAt: instantField.nullable(),
  expiresAt: instantField,
  endedAs: z.enum(["accepted", "declined", "cancelled", "expired", "replaced"]).nullable(),
  endedAt: instantField.nullable(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type Invitation = z.output<typeof invitationSchema>;

const willKeySchema = z.object({
  id: idField<WillKeyId>(),
  memberId: idField<MemberId>(),
  expiresAt: instantField,
  sentAt: instantField.nullable(),
  /** Wrong tries so far, of five. */
  tries: z.int(),
  endedAs: z.enum(["used", "revoked", "replaced", "guessed"]).nullable(),
  endedAt: instantField.nullable(),
  createdAt: instantField,
});

const sendBody = z.strictObject({
  /** False: made for handing over, and its link is answered once. */
  mail: flagField.default(true),
  message: wordsField.trim().max(1000, "Message too long").optional(),
});
const sent = z.object({
  data: z.object({
    invitation: invitationSchema,
    /** Only when it was not mailed, and only now. */
    link: z.string().nullable(),
  }),
});

const inviting = {
  method: "POST",
  access: "holder",
  params: byMember,
  body: sendBody,
  answer: sent,
  errors: [
    "MEMBER_NOT_FOUND",
    "INVALID_TRANSITION",
    "NO_EMAIL",
    "LAST_ROLE",
    "CAP_REACHED",
    "EMAIL_DELIVERY_FAILED",
    "LETTERS_REFUSED",
    "INVALID_MEMBER_ID",
    "RATE_LIMITED",
  ],
  limit: "inviteMember",
} as const;

/** Holder side: invitations and will keys. */
export const invitationRoutes = {
  invitations: route({
    method: "GET",
    path: "/api/members/invitations",
    access: "holder",
    summary: "The invitations of the plan, newest first, without their keys",
    query: z.strictObject({ status: z.enum(invitationStatuses).optional() }),
    answer: z.object({ data: z.array(invitationSchema) }),
  }),
  sendInvitation: route({
    ...inviting,
    path: "/api/members/:id/invitation/send",
    summary: "Invites a member, by mail or with a link to hand over",
  }),
  resendInvitation: route({
    ...inviting,
    path: "/api/members/:id/invitation/resend",
    summary: "Invites again: a new link for 30 days, the old one stops working",
  }),
  cancelInvitation: route({
    method: "POST",
    path: "/api/members/:id/invitation/cancel",
    access: "holder",
    summary: "Takes an invitation back: the member is pending again",
    params: byMember,
    answer: z.object({ data: z.object({ status: z.literal("pending") }) }),
    errors: ["MEMBER_NOT_FOUND", "INVALID_TRANSITION", "INVALID_MEMBER_ID"],
  }),
  willKeys: route({
    method: "GET",
    path: "/api/members/will-keys",
    access: "holder",
    summary: "The will keys that were made, newest first, without the keys",
    answer: z.object({ data: z.array(willKeySchema) }),
  }),
  generateWillKey: route({
    method: "POST",
    path: "/api/members/:id/will-key/generate",
    access: "holder",
    summary: "Makes a code to hand over in person, for 7 days; it is shown once",
    params: byMember,
    body: z.strictObject({ send: flagField.default(false), regenerate: flagField.default(false) }),
    /** Four groups of five, such as `7KQ2M-…`. */
    answer: z.object({ data: z.object({ key: z.string(), expiresAt: instantField }) }),
    errors: [
      "MEMBER_NOT_FOUND",
      "KEY_EXISTS",
      "LETTERS_REFUSED",
      "NO_EMAIL",
      "LAST_ROLE",
      "INVALID_TRANSITION",
      "INVALID_MEMBER_ID",
      "RATE_LIMITED",
    ],
    sensitive: true,
  }),
  revokeWillKey: route({
    method: "POST",
    path: "/api/members/:id/will-key/revoke",
    access: "holder",
    summary: "Makes a will key worthless",
    params: byMember,
    answer: z.object({}),
    errors: ["MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID"],
  }),
};

const groupField = z.enum(Object.keys(permissionGroups) as [PermissionGroup, ...PermissionGroup[]]);

const seesSchema = z.object({ now: z.array(groupField), later: z.array(groupField), never: z.array(groupField) });

/** What the invited person sees before they say yes: no more than the mock-up of the invitation shows. */
export const invitationViewSchema = z.object({
  holder: z.object({ first_name: z.string(), last_name: z.string() }),
  /** The name by which the holder calls the person. */
  invited: z.object({ first_name: z.string(), last_name: z.string() }),
  relationship: z.string().nullable(),
  message: z.string().nullable(),
  roles: z.array(z.object({ id: idField<RoleId>(), role: roleField, role_metadata: z.record(z.string(), z.string()) })),
  /** What a yes would open, by the levels of the membership. */
  sees: seesSchema,
  /** The same by the role that counts: of those that are taken on, the first in this list (D43). */
  seesBy: z.array(z.object({ role: roleField, sees: seesSchema })),
  /** m***a@example.com */
  emailHint: z.string(),
  /** The address itself, for whoever came by the mailed link: sign-up fixes it. */
  email: z.string().nullable(),
  /** The link went by mail alone, so whoever opens it has read that mailbox. One that was handed over proves nothing. */
  provesMailbox: z.boolean(),
  expiresAt: instantField,
  status: z.enum(["pending", "accepted", "declined", "expired"]),
});

const key = linkTokenField;
export const joined = z.object({
  data: z.object({ relationshipId: idField<MemberId>(), status: z.literal("confirmed") }),
});
export const declinedRoles = z.array(roleField).max(6).optional();

/**
 * The invited person's side. Keys come in the body, as they stand in the fragment of the link: a path or a query would
 * write them into logs.
 */
export const answerInvitationRoutes = {
  openInvitation: route({
    method: "POST",
    path: "/api/invitations/open",
    access: "anyone",
    summary: "Who invites, into which roles, until when",
    body: z.strictObject({ key }),
    answer: z.object({ data: invitationViewSchema }),
    errors: ["INVITATION_NOT_FOUND", "INVITATION_EXPIRED"],
    limit: "openInvitation",
  }),
  acceptInvitation: route({
    method: "POST",
    path: "/api/invitations/accept",
    access: "signed-in",
    summary: "Says yes; roles other than beneficiary may be left out",
    body: z.strictObject({ key, declinedRoles, willKey: z.string().max(40).optional() }),
    answer: joined,
    errors: [
      "INVITATION_NOT_FOUND",
      "INVITATION_EXPIRED",
      "EMAIL_MISMATCH",
      "EMAIL_IS_OWN",
      "ALREADY_ANSWERED",
      "ALREADY_IN_PLAN",
      "LAST_ROLE",
      "INVALID_TRANSITION",
      "KEY_INVALID",
      "KEY_EXPIRED",
    ],
    limit: "openInvitation",
  }),
  signUpInvited: route({
    method: "POST",
    path: "/api/invitations/sign-up",
    access: "anyone",
    summary: "Makes an account for the invited address, says yes and signs in: the emailed link has proved the address",
    body: z.strictObject({ ...newAccountFields, key, declinedRoles }),
    answer: z.object({
      data: z.object({ userId: idField<AccountId>(), expiresAt: instantField, relationshipId: idField<MemberId>() }),
    }),
    errors: [
      "INVITATION_NOT_FOUND",
      "INVITATION_EXPIRED",
      "ALREADY_ANSWERED",
      "EMAIL_NOT_VERIFIED",
      "ACCOUNT_EXISTS",
      "LAST_ROLE",
      "INVALID_TRANSITION",
    ],
    limit: ["signUp", "openInvitation"],
  }),
  declineInvitation: route({
    method: "POST",
    path: "/api/invitations/decline",
    access: "anyone",
    summary: "Says no; the link is enough",
    body: z.strictObject({ key, reason: reasonField.optional() }),
    answer: z.object({ data: z.object({ status: z.literal("declined") }) }),
    errors: ["INVITATION_NOT_FOUND", "INVITATION_EXPIRED", "ALREADY_ANSWERED"],
    limit: "openInvitation",
  }),
  reportInvitation: route({
    method: "POST",
    path: "/api/invitations/report",
    access: "anyone",
    summary: "Says that it is unwanted: no further letter of this holder goes to the address; the link is enough",
    body: z.strictObject({ key, reason: reasonField.optional() }),
    answer: z.object({ data: z.object({ reported: z.literal(true) }) }),
    errors: ["INVITATION_NOT_FOUND"],
    limit: "openInvitation",
  }),
  redeemWillKey: route({
    method: "POST",
    path: "/api/invitations/redeem-will-key",
    access: "signed-in",
    summary: "Joins by a code that was handed over in person",
    body: z.strictObject({ key: z.string().max(40), declinedRoles }),
    answer: joined,
    errors: [
      "KEY_INVALID",
      "KEY_EXPIRED",
      "ALREADY_IN_PLAN",
      "EMAIL_IS_OWN",
      "LAST_ROLE",
      "INVALID_TRANSITION",
      "RATE_LIMITED",
    ],
    limit: "redeemKey",
  }),
};

/** Of somebody who is signed in: found by the verified address of the account. */
export const ownInvitationSchema = z.object({
  id: idField<InvitationId>(),
  relationshipId: idField<MemberId>(),
  holder: z.object({ first_name: z.string(), last_name: z.string() }),
  message: z.string().nullable(),
  roles: z.array(z.object({ id: idField<RoleId>(), role: roleField })),
  status: z.enum(["pending", "accepted", "declined", "expired"]),
  createdAt: instantField,
  expiresAt: instantField,
  endedAt: instantField.nullable(),
});

export const ownInvitationRoutes = {
  ownInvitations: route({
    method: "GET",
    path: "/api/member/invitations",
    access: "signed-in",
    summary: "The invitations to the signed-in person, newest first",
    query: z.strictObject({ status: z.enum(["pending", "accepted", "declined", "expired"]).optional() }),
    answer: z.object({ data: z.array(ownInvitationSchema) }),
  }),
  acceptOwn: route({
    method: "POST",
    path: "/api/member/invitations/:id/accept",
    access: "signed-in",
    summary: "Says yes without the link: the account's own address is the proof",
    params: z.object({ id: idField<InvitationId>() }),
    body: z.strictObject({ declinedRoles }),
    answer: joined,
    errors: [
      "INVITATION_NOT_FOUND",
      "INVITATION_EXPIRED",
      "ALREADY_ANSWERED",
      "ALREADY_IN_PLAN",
      "LAST_ROLE",
      "INVALID_TRANSITION",
    ],
  }),
  declineOwn: route({
    method: "POST",
    path: "/api/member/invitations/:id/decline",
    access: "signed-in",
    summary: "Says no without the link",
    params: z.object({ id: idField<InvitationId>() }),
    body: z.strictObject({ reason: reasonField.optional() }),
    answer: z.object({ data: z.object({ status: z.literal("declined") }) }),
    errors: ["INVITATION_NOT_FOUND", "INVITATION_EXPIRED", "ALREADY_ANSWERED"],
  }),
};
