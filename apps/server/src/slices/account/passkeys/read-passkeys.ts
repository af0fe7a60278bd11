import type { passkeyRoutes } from "@heirlock/contract/account/passkeys";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./passkeys.queries.ts";

/** The passkeys of the signed-in person, oldest first. */
export async function readPasskeys(
  deps: { auth: Pool },
  caller: Caller,
): Promise<Answer<typeof passkeyRoutes.passkeys>["data"]["passkeys"]> {
  const rows = await inTransaction(deps.auth, caller, (tx, { userId }) => tx.query(queries.listPasskeys, [userId]));
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    backedUp: row.backed_up,
    opensVault: row.opens_vault,
  }));
}
