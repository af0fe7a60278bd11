import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { query } from "../../kernel/query.ts";
import * as queries from "./account.queries.ts";

/** Who is signed in and until when; null when nobody is. Asking keeps nobody active unless it `counts`. */
export async function readSession(
  deps: { app: Pool },
  caller: Caller | null,
  { counts = false } = {},
): Promise<{ userId: AccountId; expiresAt: Date } | null> {
  if (caller === null) return null;
  const rows = await query(deps.app, queries.readSession, [caller.sessionHash, counts]);
  const { user_id: userId, expires_at: expiresAt } = rows[0]!;
  return userId && expiresAt ? { userId, expiresAt } : null;
}
