import { assignmentRoutes } from "./members/assignments.ts";
import { memberErrorCodes } from "./members/errors.ts";
import { membersExport } from "./members/export.ts";
import { answerInvitationRoutes, invitationRoutes, ownInvitationRoutes } from "./members/invitations.ts";
import { memberRoutes } from "./members/members.ts";
import { permissionRoutes } from "./members/permissions.ts";
import { memberRoleRoutes } from "./members/roles.ts";
import type { ContractSlice } from "./slice.ts";

const quarterHour = 15 * 60;

export const members = {
  title: "Members of a plan: invitations, roles, permissions, assigned assets",
  routes: {
    ...invitationRoutes,
    ...answerInvitationRoutes,
    ...ownInvitationRoutes,
    ...memberRoutes,
    ...memberRoleRoutes,
    ...permissionRoutes,
    ...assignmentRoutes,
  },
  audit: [
    "member.created",
    "member.updated",
    "member.noted",
    "member.deleted",
    "member.activated",
    "member.deactivated",
    "member.converted",
    "member.confirmed",
    "member.revoked",
    "member.invited",
    "member.invitation_cancelled",
    "member.invitation_expired",
    "member.accepted",
    "member.declined",
    "member.reported",
    "member.will_key_guessed",
    "member.will_key_made",
    "member.will_key_revoked",
    "member.will_key_used",
    "member.role_added",
    "member.role_requested",
    "member.role_changed",
    "member.role_removed",
    "member.permissions_changed",
    "member.permissions_reset",
    "member.assets_assigned",
    "member.assets_unassigned",
    "member.entries_linked",
    "member.entries_unlinked",
  ],
  events: ["member.changed", "relationship.changed"],
  errors: memberErrorCodes,
  limits: {
    // Every letter to somebody who is no member yet; a family plan of fifty can be invited twice over.
    inviteMember: { max: 100, windowSeconds: 24 * 60 * 60, by: "person" },
    // For the first week of an account: who signs up to mail strangers does it then.
    inviteByNewAccount: { max: 20, windowSeconds: 24 * 60 * 60, by: "person" },
    openInvitation: { max: 60, windowSeconds: quarterHour, by: "address" },
    redeemKey: { max: 5, windowSeconds: quarterHour, by: "person" },
  },
  exported: membersExport,
} as const satisfies ContractSlice;
