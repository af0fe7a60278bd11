import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

/** Puts the question where the keeper finds it, and answers what it said so far: null until it has (KEY-079). */
export async function askKeeper(
  { app }: { app: Pool },
  caller: Caller,
  { key, nonce }: { key: string; nonce: string },
): Promise<{ text: string; signature: string } | null> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [answer] = await tx.query(queries.readAnswer, [holderId, nonce, key]);
    if (answer) return answer;
    await tx.query(queries.forgetQuestions, [holderId]);
    await tx.query(queries.ask, [holderId, nonce, key]);
    return null;
  });
}
