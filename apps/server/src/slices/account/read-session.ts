import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller, EnteredRow } from "../../kernel/actor.ts";

const enter = { name: "account-read-session", text: "select user_id, expires_at from auth.enter($1, $2)" };

/** Who is signed in and until when; null when nobody is. Asking keeps nobody active unless it `counts`. */
export async function readSession(
  deps: { app: Pool },
  caller: Caller | null,
  { counts = false } = {},
): Promise<{ userId: Uuid; expiresAt: Date } | null> {
  if (caller === null) return null;
  const { rows } = await deps.app.query<Pick<EnteredRow, "user_id" | "expires_at">>({
    ...enter,
    values: [caller.sessionHash, counts],
  });
  const { user_id: userId, expires_at: expiresAt } = rows[0]!;
  return userId && expiresAt ? { userId, expiresAt } : null;
}
