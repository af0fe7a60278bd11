import type { NotificationKind } from "../account/notifications.ts";

interface Rule {
  to: "member" | "holder";
  /** The switch by which the reader can do without the letter. */
  kind: NotificationKind;
  /**
   * How long the letter waits, so that what is tried out and taken back within that time is one letter about how it
   * ended, or none.
   */
  waitMinutes: number;
  /** A letter that asks for an answer is not sent once there is nothing to answer any more. */
  asks: boolean;
}

/** What happens between two people of a plan and is told to the other by letter (MEM-081, APR-012, MBR-009, D45, D47). */
export const letterKinds = {
  role_asked: { to: "member", kind: "invitations", waitMinutes: 0, asks: true },
  role_reminder: { to: "member", kind: "reminders", waitMinutes: 0, asks: true },
  role_changed: { to: "member", kind: "invitations", waitMinutes: 5, asks: false },
  permissions_widened: { to: "member", kind: "invitations", waitMinutes: 5, asks: true },
  papers_shared: { to: "member", kind: "invitations", waitMinutes: 60, asks: false },
  will_published: { to: "member", kind: "members", waitMinutes: 5, asks: false },
  mirror_offered: { to: "member", kind: "members", waitMinutes: 0, asks: false },
  review_asked: { to: "member", kind: "members", waitMinutes: 0, asks: false },
  membership_ended: { to: "member", kind: "invitations", waitMinutes: 0, asks: false },
  joined: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  declined: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  role_approved: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  role_rejected: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  role_lapsed: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  asset_declined: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  permissions_set_back: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  review_decided: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
  left: { to: "holder", kind: "members", waitMinutes: 0, asks: false },
} as const satisfies Record<string, Rule>;
export type LetterKind = keyof typeof letterKinds;
export const letterKindNames = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]];

/** Whoever was here within this time sees by themselves that something is shared with them: no letter then. */
export const hoursAwayForPapers = 24;
