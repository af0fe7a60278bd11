import { decideUserType, type UserType } from "@heirlock/domain/account/user-type";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./role-switch.queries.ts";

/**
 * Gives a member a plan of their own beside the plans they take part in (D03). Sign-in, factors, recovery and
 * notifications stay those of the one person. Refuses with ALREADY_HOLDER who has one.
 */
export function openHolderAccount(deps: { app: Pool }, caller: Caller): Promise<UserType> {
  return inTransaction(deps.app, caller, async (tx, { userId, holderId }) => {
    const opened = await tx.query(queries.openEstate, [holderId]);
    if (opened.length === 0) refuse("ALREADY_HOLDER");
    const parts = await tx.query(queries.listParticipations, [userId]);
    await audit.append(tx, { estate: userId, type: "account.holder_added", actor: userId });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return decideUserType(true, parts);
  });
}
