import type { Pool } from "pg";
import { wasRenewed } from "./kernel.queries.ts";
import { query } from "./query.ts";
import { carriesSession, endedSessionCookies, sessionHash, sessionTokenOf } from "./session-cookie.ts";

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
    const [session] = await query(app, wasRenewed, [sessionHash(token)]);
    if (session!.renewed) return {};
  }
  return { "set-cookie": endedSessionCookies() };
}
