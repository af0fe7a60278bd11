import type { Pool } from "pg";
import { carriesSession, endedSessionCookies, sessionHash, sessionTokenOf } from "./session-cookie.ts";

const wasRenewed = { name: "was-renewed", text: "select auth.was_renewed($1) as renewed" };

/**
 * The header that ends the cookies of a session which is over. Empty for a request that showed none, and for one that
 * was on its way while a fresh proof gave the session its new token: it must not take that back.
 */
export async function cookiesOfEndedSession(
  app: Pool,
  cookies: string | undefined,
): Promise<{ "set-cookie"?: [string, string] }> {
  if (!carriesSession(cookies)) return {};
  const token = sessionTokenOf(cookies);
  if (token !== null) {
    const { rows } = await app.query<{ renewed: boolean }>({ ...wasRenewed, values: [sessionHash(token)] });
    if (rows[0]!.renewed) return {};
  }
  return { "set-cookie": endedSessionCookies() };
}
