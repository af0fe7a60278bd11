import type { MemberStatus, RelationshipStatus } from "./statuses.ts";

/** What can happen to somebody's part in a plan. */
export const memberEvents = [
  "convert",
  "send_invitation",
  "resend_invitation",
  "cancel_invitation",
  "invitation_expired",
  "accept",
  "decline",
  "join_by_key",
  "confirm_by_hand",
  "revoke",
] as const;
export type MemberEvent = (typeof memberEvents)[number];

/** Who makes it happen. `time` is the hourly look at what has run out. */
export type Actor = "holder" | "member" | "time";

/** What follows in the same transaction. */
export type MemberEffect =
  /** A line in the history of the relationship (D32). */
  | "write_history"
  /** Open requests to the member end unanswered (D40). */
  | "void_requests"
  /** A link or key that is still out no longer works (D34). */
  | "void_invitations"
  /** Roles that wait for an answer become active, since nobody can give one (D33). */
  | "activate_roles"
  /** Roles the member agreed to count; those that were unticked become inactive (D40). */
  | "answer_roles"
  /** What was meant for them before is theirs to accept or decline from now on (D47). */
  | "offer_assets";

/** A confirmed member whom the holder confirmed alone has no login, and is a case of its own (D33). */
export type Standing = MemberStatus | "confirmed_by_holder";

interface Row {
  event: MemberEvent;
  by: readonly Actor[];
  from: readonly Standing[];
  to: Standing;
  effects: readonly MemberEffect[];
}

/** Every change of a member's status that exists (D32, D33, MEM-104). What is not here is INVALID_TRANSITION. */
export const memberTransitions: readonly Row[] = [
  // MEM-104: a draft converted to a member is pending.
  { event: "convert", by: ["holder"], from: ["draft"], to: "pending", effects: ["write_history"] },
  // MEM-016; D32: those who said no, or left, or were confirmed by the holder alone, can be asked (again).
  {
    event: "send_invitation",
    by: ["holder"],
    from: ["pending", "confirmed_by_holder", "rejected", "revoked"],
    to: "invited",
    effects: ["write_history"],
  },
  // MEM-113, D34: a new link takes the place of the old one; the status stays, and so does a key handed over on paper.
  { event: "resend_invitation", by: ["holder"], from: ["invited"], to: "invited", effects: [] },
  {
    event: "cancel_invitation",
    by: ["holder"],
    from: ["invited"],
    to: "pending",
    effects: ["write_history", "void_invitations"],
  },
  {
    event: "invitation_expired",
    by: ["time"],
    from: ["invited"],
    to: "pending",
    // A key that was handed over has its own seven days.
    effects: ["write_history"],
  },
  // MBR-008.
  {
    event: "accept",
    by: ["member"],
    from: ["invited"],
    to: "confirmed",
    effects: ["write_history", "void_invitations", "answer_roles", "offer_assets"],
  },
  {
    event: "decline",
    by: ["member"],
    from: ["invited"],
    to: "rejected",
    effects: ["write_history", "void_invitations", "void_requests"],
  },
  // D34: a code handed over in person, where no e-mail is wanted. It never undoes a no or a goodbye.
  {
    event: "join_by_key",
    by: ["member"],
    from: ["draft", "pending", "invited", "confirmed_by_holder"],
    to: "confirmed",
    effects: ["write_history", "void_invitations", "answer_roles", "offer_assets"],
  },
  // D33: children and people without e-mail.
  {
    event: "confirm_by_hand",
    by: ["holder"],
    from: ["draft", "pending"],
    to: "confirmed_by_holder",
    effects: ["write_history", "void_invitations", "activate_roles"],
  },
  // MBR-009: the member at any time; the holder too.
  {
    event: "revoke",
    by: ["holder", "member"],
    from: ["confirmed", "confirmed_by_holder"],
    to: "revoked",
    effects: ["write_history", "void_requests", "void_invitations"],
  },
];

export interface MemberState {
  status: MemberStatus;
  confirmedByHolder: boolean;
}

export type MemberDecision =
  | { ok: true; next: MemberState; effects: readonly MemberEffect[] }
  | { ok: false; code: "INVALID_TRANSITION" };

export function standingOf({ status, confirmedByHolder }: MemberState): Standing {
  return status === "confirmed" && confirmedByHolder ? "confirmed_by_holder" : status;
}

/** The status after an event, or INVALID_TRANSITION where the table knows no such change. */
export function decideMember(member: MemberState, event: MemberEvent, by: Actor): MemberDecision {
  const standing = standingOf(member);
  const row = memberTransitions.find(
    (one) => one.event === event && one.by.includes(by) && one.from.includes(standing),
  );
  if (!row) return { ok: false, code: "INVALID_TRANSITION" };
  const byHolder = row.to === "confirmed_by_holder";
  return {
    ok: true,
    next: { status: byHolder ? "confirmed" : (row.to as MemberStatus), confirmedByHolder: byHolder },
    effects: row.effects,
  };
}

/** What the member's own side calls it (D32, MBR-013). Null: the member is told nothing of such a relationship. */
export const statusForMember: Readonly<Record<MemberStatus, RelationshipStatus | null>> = {
  draft: null,
  pending: null,
  invited: "invited",
  confirmed: "confirmed",
  rejected: "declined",
  revoked: null,
};

/** The badge of a stored value; a really unknown one is shown as a draft (D32, MEM-102). */
export function badgeOf(stored: string): MemberStatus {
  return Object.hasOwn(statusForMember, stored) ? (stored as MemberStatus) : "draft";
}
