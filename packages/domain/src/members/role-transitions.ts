import { type MemberState, type Standing, standingOf } from "./member-transitions.ts";
import { firstRole, type MemberRole } from "./roles.ts";
import type { RoleStatus, SettableRoleStatus } from "./statuses.ts";

/** Why a role is not active: the holder switched it off, or the member never agreed to it. */
export const inactiveReasons = ["holder", "rejected", "expired", "unticked"] as const;
export type InactiveReason = (typeof inactiveReasons)[number];

export interface RoleState {
  status: RoleStatus;
  /** Null while it is active or waits. */
  inactiveBecause: InactiveReason | null;
}

/**
 * A role that the member rejected, unticked or left unanswered was never agreed to. No change of status makes it active,
 * only asking anew does (D40).
 */
function wasNeverAgreed({ inactiveBecause }: RoleState): boolean {
  return inactiveBecause !== null && inactiveBecause !== "holder";
}

export type RoleRefusal =
  /** "Role changes not allowed for invited members" (MEM-082). */
  | "ROLES_HELD_BY_INVITATION"
  /** "Role changes not allowed for revoked members" (D40). */
  | "ROLES_ENDED"
  | "ROLE_EXISTS"
  | "PENDING_APPROVAL"
  | "ROLE_REJECTED"
  /** "At least one role is required" (D40). */
  | "LAST_ROLE"
  /** Only what is inactive is removed from a confirmed member (D40). */
  | "ROLE_IN_USE"
  /** Nothing to decide: the role does not wait for an answer. */
  | "INVALID_TRANSITION";

export type RoleDecision = { ok: true; next: RoleState } | { ok: false; code: RoleRefusal };

/** May the holder touch the roles of somebody who stands here at all (MEM-082, D40)? */
export const roleChangesFor: Readonly<Record<Standing, "allowed" | "ROLES_HELD_BY_INVITATION" | "ROLES_ENDED">> = {
  draft: "allowed",
  pending: "allowed",
  invited: "ROLES_HELD_BY_INVITATION",
  confirmed: "allowed",
  confirmed_by_holder: "allowed",
  rejected: "ROLES_ENDED",
  revoked: "ROLES_ENDED",
};

const active: RoleState = { status: "active", inactiveBecause: null };
const waiting: RoleState = { status: "pending_approval", inactiveBecause: null };
const inactive = (inactiveBecause: InactiveReason): RoleState => ({ status: "inactive", inactiveBecause });

const refuse = (code: RoleRefusal): RoleDecision => ({ ok: false, code });
const to = (next: RoleState): RoleDecision => ({ ok: true, next });

/**
 * Adds a role. Whoever has confirmed with an account is asked, except about receiving something (MEM-083, MEM-084); nobody
 * is asked who cannot answer (D33), and before the invitation the roles are part of what is asked there (MEM-013).
 */
export function addRole(member: MemberState, role: MemberRole, held: RoleState | null): RoleDecision {
  const frozen = frozenFor(member);
  if (frozen) return refuse(frozen);
  if (held?.status === "pending_approval") return refuse("PENDING_APPROVAL");
  if (held && !wasNeverAgreed(held)) return refuse("ROLE_EXISTS");
  return to(needsApproval(member, role) ? waiting : active);
}

/** Does this role wait for the member's consent (MEM-073, MEM-083)? */
export function needsApproval(member: MemberState, role: MemberRole): boolean {
  return standingOf(member) === "confirmed" && role !== firstRole;
}

/** The holder sets a role to active, inactive or revoked (MEM-078). Bringing one back needs no approval (D40). */
export function setRoleStatus(member: MemberState, role: RoleState, status: SettableRoleStatus): RoleDecision {
  const frozen = frozenFor(member);
  if (frozen) return refuse(frozen);
  if (role.status === "pending_approval") return refuse("PENDING_APPROVAL");
  if (status === "active") return wasNeverAgreed(role) ? refuse("ROLE_REJECTED") : to(active);
  return to({ status, inactiveBecause: role.inactiveBecause ?? "holder" });
}

/** Removes a role: any of somebody not asked yet, an inactive one of somebody confirmed, never the last (D40). */
export function removeRole(
  member: MemberState,
  role: RoleState,
  rolesHeld: number,
): { ok: true } | { ok: false; code: RoleRefusal } {
  const frozen = frozenFor(member);
  if (frozen) return { ok: false, code: frozen };
  if (role.status === "pending_approval") return { ok: false, code: "PENDING_APPROVAL" };
  if (rolesHeld <= 1) return { ok: false, code: "LAST_ROLE" };
  const isConfirmed = member.status === "confirmed";
  return isConfirmed && role.status === "active" ? { ok: false, code: "ROLE_IN_USE" } : { ok: true };
}

/** What becomes of a role that waits for an answer (APR-009, APR-012, D45). `void`: the membership ended (D40). */
export const afterRequest = {
  approved: active,
  rejected: inactive("rejected"),
  expired: inactive("expired"),
  void: inactive("expired"),
} as const satisfies Record<string, RoleState>;

export function endRequest(role: RoleState, how: keyof typeof afterRequest): RoleDecision {
  return role.status === "pending_approval" ? to(afterRequest[how]) : refuse("INVALID_TRANSITION");
}

/**
 * Accepting an invitation accepts the roles shown, but for those unticked; receiving is never unticked (D40). A role that
 * is switched off was not shown, and stays as it is.
 */
export function answerRoleAtAcceptance(role: MemberRole, held: RoleState, unticked: boolean): RoleState {
  if (held.status === "inactive" || held.status === "revoked") return held;
  return unticked && role !== firstRole ? inactive("unticked") : active;
}

/** The groups of the list: Inactive takes every other status (MEM-076). */
export function roleGroupOf(status: string): "active" | "pending_approval" | "inactive" {
  return status === "active" || status === "pending_approval" ? status : "inactive";
}

/** Roles count only when the member is confirmed and active (D40). */
export function actingRoles<R extends { status: RoleStatus }>(
  member: { status: MemberState["status"]; isActive: boolean },
  roles: readonly R[],
): R[] {
  if (member.status !== "confirmed" || !member.isActive) return [];
  return roles.filter(({ status }) => status === "active");
}

function frozenFor(member: MemberState): "ROLES_HELD_BY_INVITATION" | "ROLES_ENDED" | null {
  const answer = roleChangesFor[standingOf(member)];
  return answer === "allowed" ? null : answer;
}
