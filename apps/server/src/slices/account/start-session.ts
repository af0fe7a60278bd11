import type { AccountId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { newSessionToken, sessionCookies, sessionHash } from "../../kernel/session-cookie.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { tell } from "./notices/tell.ts";
import { describeDevice, deviceCodes } from "./security/describe-device.ts";
import { knowDevice } from "./security/know-device.ts";
import { stopWaitingResets } from "./stop-waiting-resets.ts";
import type { Visit } from "./visit.ts";

/** How a person proved who they are. */
export type StartedBy = "password" | "totp" | "backup_code" | "passkey" | "trusted_device";

const factors: readonly StartedBy[] = ["totp", "backup_code", "passkey"];

export interface NewSession {
  userId: AccountId;
  expiresAt: Date;
  /** Set-Cookie values; the token is in here and nowhere else (SEC-006). */
  cookies: string[];
  /** Whoever this session is, for what the same request does next. */
  caller: Caller;
}

/** The cookie may live as long as the longest session; the database decides whether it still counts (D08). */
export const cookieSeconds = 24 * 60 * 60;

export interface SessionStart {
  userId: AccountId;
  by: StartedBy;
  visit: Visit;
  previous: Caller | null;
  /** For the letters about a browser that the account does not know, and about a reset that the sign-in stopped. */
  jobs: Jobs;
}

/**
 * Starts a session for somebody who has proved who they are: the one way in, whatever the proof. The session that the
 * browser showed before, if any, ends: a token from before a sign-in is worth nothing after it (SEC-007). The person is
 * told when their account was entered from a browser that never did before, but for the first (SEC-012).
 */
export async function startSession(tx: Tx, { userId, by, visit, previous, jobs }: SessionStart): Promise<NewSession> {
  if (previous) await tx.query(queries.deleteSession, [previous.sessionHash]);
  const token = newSessionToken();
  const device = describeDevice(visit);
  const known = await knowDevice(tx, userId, visit);
  const { browser, system, kind, country } = device;
  const [session] = await tx.query(queries.insertSession, [
    userId,
    sessionHash(token),
    visit.address,
    visit.userAgent,
    by,
    browser,
    system,
    kind,
    country,
    known.id,
  ]);
  const data = { session: session!.id, ...deviceCodes(device) };
  await audit.append(tx, { estate: userId, type: "account.signed_in", actor: userId, data: { ...data, by } });
  // Whoever can sign in has not lost the password, or not to the person who asks for a new one (KEY-017).
  await stopWaitingResets(tx, jobs, { userId, by: "sign-in" });
  if (factors.includes(by)) await tx.query(queries.settleObjections, [userId]);
  if (known.isNew) {
    await audit.append(tx, { estate: userId, type: "account.new_device", actor: userId, data });
    await tell(tx, jobs, { userId, kind: "new-device", facts: { browser, system, country, by } });
  }
  return {
    userId,
    expiresAt: session!.expires_at,
    cookies: [...sessionCookies(token, cookieSeconds), known.cookie],
    caller: { sessionHash: sessionHash(token), access: "signed-in" },
  };
}
