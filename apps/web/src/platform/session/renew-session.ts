import {
  afterAttempt,
  afterOutcome,
  mayRenewAt,
  noRenewals,
  type Renewals,
} from "@heirlock/domain/account/session-timing";
import { hasCode } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { announceSignedIn } from "./auth-events.ts";
import { sessionState, setSession } from "./session-store.ts";

let past: Renewals = noRenewals;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * The one way to renew the session, for the synchroniser and for activity alike (D08). Does nothing before the time that
 * the gap, the back-off and the number of retries allow; a failure is repeated as far as they allow it. Never rejects.
 */
export async function renewSession(): Promise<void> {
  const { userId } = sessionState();
  const now = Date.now();
  if (userId === null || now < mayRenewAt(past)) return;
  clearTimeout(retry);
  past = afterAttempt(past, now);
  try {
    const { data } = await call("POST /api/auth/session/refresh");
    past = afterOutcome(past, true);
    if (sessionState().userId !== userId) return;
    setSession({ expiresAt: data.expiresAt });
    announceSignedIn(userId, "refresh");
  } catch (error) {
    // Another tab has just done it.
    const renewed = hasCode(error, "RATE_LIMITED");
    past = afterOutcome(past, renewed);
    if (!renewed && !hasCode(error, "AUTH_SESSION_MISSING")) retry = setTimeout(renewSession, waitFrom(Date.now()));
  }
}

function waitFrom(now: number): number {
  return Math.max(0, mayRenewAt(past) - now);
}

export function stopRenewing(): void {
  clearTimeout(retry);
}
