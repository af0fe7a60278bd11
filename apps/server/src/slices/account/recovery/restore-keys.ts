import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { restoreOlderBundle } from "./recovery.queries.ts";

/**
 * Keeps an older bundle, which the person's browser opened with its Recovery Kit, wrapped by the newer one: what was
 * sealed opens with today's password from then on (KEY-021). Nothing of the older bundle is replaced. Refuses with
 * NOT_FOUND, also for somebody else's.
 */
export function restoreKeys(
  deps: { auth: Pool },
  caller: Caller,
  restored: { id: Uuid; bundleByRoot: string },
): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [row] = await tx.query(restoreOlderBundle, [userId, restored.id, restored.bundleByRoot]);
    if (!row) refuse("NOT_FOUND");
    await audit.append(tx, { estate: userId, type: "account.keys_restored", actor: userId, data: { bundle: row.id } });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
