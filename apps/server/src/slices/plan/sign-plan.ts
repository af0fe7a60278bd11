import type { PlanStep } from "@heirlock/contract/plan/step";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { type StoredHead, storeStep } from "./store-step.ts";

/** A head that no other action carries. Refuses as `storeStep`. */
export async function signPlan({ app }: { app: Pool }, caller: Caller, step: PlanStep): Promise<StoredHead> {
  return await inTransaction(app, caller, (tx, actor) => storeStep(tx, actor, step));
}
