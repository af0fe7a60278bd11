/** Where a person stands in somebody's plan (D32, MEM-102, MEM-103). */
export const memberStatuses = ["draft", "pending", "invited", "confirmed", "rejected", "revoked"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** What the person concerned sees of it (MBR-013). */
export const relationshipStatuses = ["invited", "confirmed", "declined"] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];

/** Where one role of a person stands (MEM-075). */
export const roleStatuses = ["active", "inactive", "revoked", "pending_approval"] as const;
export type RoleStatus = (typeof roleStatuses)[number];

/** What a holder may set a role to (MEM-078). */
export const settableRoleStatuses = ["active", "inactive", "revoked"] as const;
export type SettableRoleStatus = (typeof settableRoleStatuses)[number];

/** How a request to the member was answered (APR-009). */
export const requestStatuses = ["pending", "approved", "rejected", "expired"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What a member can be asked about (APR-018). */
export const requestKinds = ["role", "asset_assignment", "permission_update"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How a member can answer (APR-014). */
export const requestDecisions = ["approved", "rejected"] as const;
export type RequestDecision = (typeof requestDecisions)[number];

/** Mailed, or made for handing over (MEM-116). */
export const invitationStatuses = ["sent", "created"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
