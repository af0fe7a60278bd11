import type { Access } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";

/** The person a transaction acts for, as the database told it after checking the session. */
export interface Actor {
  userId: Uuid;
  /** Has an estate of their own (D03). */
  isHolder: boolean;
  sessionId: Uuid;
  /** When the person last proved who they are; sensitive actions look at it (D10). */
  lastProofAt: Date;
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
}

/** One row of auth.enter(). */
export interface EnteredRow {
  user_id: Uuid | null;
  is_holder: boolean | null;
  session_id: Uuid | null;
  last_proof_at: Date | null;
  expires_at: Date | null;
}
