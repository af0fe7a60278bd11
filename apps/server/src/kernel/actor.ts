import type { Access } from "@heirlock/contract/route";
import type { AccountId, HolderId, SessionId } from "@heirlock/domain/identifiers";

/** The person a transaction acts for, as the database told it after checking the session. */
export interface Actor {
  userId: AccountId;
  /** Their own estate, which carries their id. Somebody who is no holder has nothing there. */
  holderId: HolderId;
  /** Has an estate of their own (D03). */
  isHolder: boolean;
  sessionId: SessionId;
  /** The person proved who they are in the last 15 minutes, and has not paused for more than five since (SEC-043). */
  isFresh: boolean;
  /** When the session ends unless it is used. */
  expiresAt: Date;
}

/**
 * Somebody who showed a session cookie, not yet believed. Only the kernel turns a caller into an actor,
 * and it does so inside of the statement or transaction that reads the data, against the access that the
 * route declared.
 */
export interface Caller {
  /** base64url(sha256(token)), the form in which auth.sessions knows it. */
  sessionHash: string;
  access: Exclude<Access, "anyone" | "operator"> | "maybe";
  /** Refuses a caller without a plan with this code instead of FORBIDDEN (D23). */
  withoutPlan?: "NOT_A_HOLDER";
  /** The route is one of the sensitive actions: it wants a fresh proof (D10). */
  sensitive?: true;
}

/** One row of auth.enter(). */
export interface EnteredRow {
  user_id: AccountId | null;
  is_holder: boolean | null;
  session_id: SessionId | null;
  is_fresh: boolean | null;
  expires_at: Date | null;
}
