import { maySee, type Side } from "@heirlock/domain/account/role-switch";
import { decideUserType } from "@heirlock/domain/account/user-type";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./role-switch.queries.ts";

/** Notes the side a person works on, so that their next device opens there too. FORBIDDEN for one they do not have. */
export function chooseSide(deps: { app: Pool }, caller: Caller, side: Side): Promise<void> {
  return inTransaction(deps.app, caller, async (tx, { userId, isHolder }) => {
    const parts = await tx.query(queries.listParticipations, [userId]);
    if (!maySee(side, decideUserType(isHolder, parts))) refuse("FORBIDDEN");
    await tx.query(queries.chooseSide, [userId, side]);
  });
}
