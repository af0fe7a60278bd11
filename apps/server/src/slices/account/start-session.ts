import type { Uuid } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { newSessionToken, sessionCookies, sessionHash } from "../../kernel/session-cookie.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import type { Visit } from "./visit.ts";

/** How a person proved who they are. */
export type StartedBy = "password" | "totp" | "backup_code" | "passkey" | "trusted_device";

export interface NewSession {
  userId: Uuid;
  expiresAt: Date;
  /** Set-Cookie values; the token is in here and nowhere else (SEC-006). */
  cookies: string[];
}

/** The cookie may live as long as the longest session; the database decides whether it still counts (D08). */
export const cookieSeconds = 24 * 60 * 60;

/**
 * Starts a session for somebody who has proved who they are: the one way in, whatever the proof. The session that the
 * browser showed before, if any, ends: a token from before a sign-in is worth nothing after it (SEC-007).
 */
export async function startSession(
  tx: Tx,
  { userId, by, visit, previous }: { userId: Uuid; by: StartedBy; visit: Visit; previous: Caller | null },
): Promise<NewSession> {
  if (previous) await tx.query(queries.deleteSession, [previous.sessionHash]);
  const token = newSessionToken();
  const [session] = await tx.query<{ id: Uuid; expires_at: Date }>(queries.insertSession, [
    userId,
    sessionHash(token),
    visit.address,
    visit.userAgent,
    by,
    null,
    null,
    null,
    null,
    null,
  ]);
  const data = { session: session!.id, by };
  await audit.append(tx, { estate: userId, type: "account.signed_in", actor: userId, data });
  return { userId, expiresAt: session!.expires_at, cookies: sessionCookies(token, cookieSeconds) };
}
