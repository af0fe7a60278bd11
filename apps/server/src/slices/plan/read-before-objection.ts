import type { planRoutes } from "@heirlock/contract/plan";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

type Past = Answer<typeof planRoutes.beforeObjection>["data"]["past"];

/**
 * The plan as it was right before the earliest change that was objected to (SEC-046). The client believes its signature
 * and its links to the newest head, not us. Null when there is nothing to look through.
 */
export async function readBeforeObjection(
  { app }: { app: Pool },
  caller: Caller,
  { key }: { key: string },
): Promise<Past> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [past] = await tx.query(queries.readPastHead, [holderId, key]);
    if (!past) return null;
    const { number, text, signature } = past;
    if (number === null || text === null || signature === null) return { head: null, leaves: [] };
    const leaves = await tx.query(queries.listPastLeaves, [holderId, key, number]);
    return { head: { text, signature }, leaves };
  });
}
