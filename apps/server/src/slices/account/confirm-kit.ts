import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";

/**
 * Notes that the person has the Recovery Kit on paper. Refuses with UPDATE_ERROR when another kit was issued
 * since; confirming twice is no error.
 */
export function confirmKit(deps: { auth: Pool }, caller: Caller, kitNumber: string): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [kit] = await tx.query(queries.lockKeys, [userId]);
    if (kit?.kit_number !== kitNumber) refuse("UPDATE_ERROR");
    if (kit.kit_confirmed_at !== null) return;
    await tx.query(queries.confirmKit, [userId]);
    await audit.append(tx, { estate: userId, type: "account.kit_confirmed", actor: userId });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
