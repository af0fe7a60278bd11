import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller, EnteredRow } from "../../kernel/actor.ts";

const enter = { name: "account-read-session", text: "select user_id, expires_at from auth.enter($1)" };

/** Who is signed in and until when; null when nobody is. */
export async function readSession(
  deps: { app: Pool },
  caller: Caller | null,
): Promise<{ userId: Uuid; expiresAt: Date } | null> {
  if (caller === null) return null;
  const { rows } = await deps.app.query<Pick<EnteredRow, "user_id" | "expires_at">>({
    ...enter,
    values: [caller.sessionHash],
  });
  const { user_id: userId, expires_at: expiresAt } = rows[0]!;
  return userId && expiresAt ? { userId, expiresAt } : null;
}
