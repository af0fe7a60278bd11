import { call } from "../api/call.ts";
import { setSession } from "./session-store.ts";
import { validateSession, validationLimit } from "./validate-session.ts";

/**
 * Asks until when the session stands, and nothing else: unlike the facts about a person, this keeps nobody active. When
 * it is over the whole validation says so. Never rejects; a server that cannot be reached changes nothing (ACC-039).
 */
export async function checkSession(): Promise<void> {
  const answer = await call("GET /api/auth/session", {}, { timeout: validationLimit }).catch(() => null);
  if (answer === null) return;
  const { authenticated, expiresAt } = answer.data;
  if (authenticated) setSession({ expiresAt });
  else await validateSession();
}
