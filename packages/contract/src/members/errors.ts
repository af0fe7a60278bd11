import type { ErrorDefinition } from "../slice.ts";

/** Codes of members, roles and invitations. Their translations load with those pages. */
export const memberErrorCodes = {
  INVALID_MEMBER_ID: { status: 400, text: "Invalid member ID format" },
  INVALID_RELATIONSHIP_ID: { status: 400, text: "Invalid relationship ID format" },
  INVALID_ROLE_ID: { status: 400, text: "Invalid role ID format" },
  EMAIL_INVALID: { status: 400, text: "Invalid email address" },
  EMAIL_IS_OWN: { status: 400, text: "This is your own email address. You cannot be a member of your own plan" },
  NO_EMAIL: { status: 400, text: "This member has no email address" },
  EMAIL_MISMATCH: { status: 403, text: "This invitation was sent to a different email address" },
  MEMBER_NOT_FOUND: { status: 404, text: "Member not found" },
  INVITATION_NOT_FOUND: { status: 404, text: "This invitation does not exist, or it was cancelled" },
  KEY_INVALID: { status: 404, text: "This code is not correct" },
  ACTION_ERROR: { status: 409, text: "You cannot do this right now" },
  EMAIL_ALREADY_MEMBER: { status: 409, text: "A member with this email address is already in your plan" },
  MEMBER_CONFIRMED: { status: 409, text: "Confirmed members manage their own name and contact details" },
  INVALID_TRANSITION: { status: 409, text: "The member's status has changed, so you cannot do this" },
  ROLE_EXISTS: { status: 409, text: "This member already has that role" },
  ROLES_HELD_BY_INVITATION: { status: 409, text: "Role changes not allowed for invited members" },
  ROLES_ENDED: { status: 409, text: "Role changes not allowed for revoked members" },
  PENDING_APPROVAL: { status: 409, text: "This role is waiting for the member's approval" },
  ROLE_REJECTED: { status: 409, text: "The member rejected this role. You can only ask again" },
  LAST_ROLE: { status: 409, text: "At least one role is required" },
  ROLE_IN_USE: { status: 409, text: "Make this role inactive before you remove it" },
  KEY_EXISTS: { status: 409, text: "This member already has a joining code that works" },
  LETTERS_REFUSED: { status: 409, text: "This person has asked us not to send them more email from you" },
  ALREADY_ANSWERED: { status: 409, text: "This has already been answered" },
  ALREADY_IN_PLAN: { status: 409, text: "You are already part of this plan" },
  INVITATION_EXPIRED: { status: 410, text: "This invitation has expired" },
  KEY_EXPIRED: { status: 410, text: "This code has expired" },
  REQUEST_EXPIRED: { status: 410, text: "This request has expired" },
  EMAIL_DELIVERY_FAILED: { status: 502, text: "The member was saved, but we could not send the invitation" },
} as const satisfies Record<string, ErrorDefinition>;

/** The codes for malformed ids, by the text of their field (MEM-090). */
export const idErrorCodes: Readonly<Record<string, keyof typeof memberErrorCodes>> = {
  [memberErrorCodes.INVALID_MEMBER_ID.text]: "INVALID_MEMBER_ID",
  [memberErrorCodes.INVALID_RELATIONSHIP_ID.text]: "INVALID_RELATIONSHIP_ID",
  [memberErrorCodes.INVALID_ROLE_ID.text]: "INVALID_ROLE_ID",
};
