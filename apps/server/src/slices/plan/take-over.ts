import type { PlanStep } from "@heirlock/contract/plan/step";
import { endedRoot, headHash } from "@heirlock/crypto/verify";
import type { HolderId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";
import { keepHead, requireHead, requireNumber, storeStep } from "./store-step.ts";

interface Taken {
  step: PlanStep | null;
  ends: { key: string; head: PlanStep["head"] } | null;
}

/**
 * The key of today signs what an older one granted, and a last head of the older one ends its chain (KEY-075). Refuses as
 * `storeStep`, and with PLAN_CHANGED if the tables would then grant what no plan says.
 */
export async function takeOver({ app }: { app: Pool }, caller: Caller, { step, ends }: Taken): Promise<number | null> {
  return await inTransaction(app, caller, async (tx, actor) => {
    const stored = step && (await storeStep(tx, actor, step));
    if (ends) await endChain(tx, actor.holderId, ends);
    return stored?.number ?? null;
  });
}

/** The one head that a key from before signs: over nothing, for ever. */
async function endChain(tx: Tx, holderId: HolderId, { key, head: signed }: NonNullable<Taken["ends"]>): Promise<void> {
  const [older] = await tx.query(queries.isOlderKey, [key]);
  if (!older!.found) refuse("INVALID_SIGNATURE");
  const head = requireHead(key, holderId, { head: signed });
  const chain = [holderId, key] as const;
  const [stored] = await tx.query(queries.lockChain, chain);
  if (!stored || head.before !== stored.hash) refuse("PLAN_CHANGED");
  requireNumber(head.number, Number(stored.number), Number(stored.now));
  if (head.givenUp.length > 0 || head.root !== endedRoot) refuse("PLAN_INVALID");
  const hash = headHash(signed.text);
  const ended = await tx.query(queries.endAllLeaves, [...chain, head.number]);
  // It is over already.
  if (ended.length === 0) refuse("PLAN_CHANGED");
  await tx.query(queries.moveChain, [...chain, head.number, hash]);
  await keepHead(tx, chain, { number: head.number, hash }, signed);
}
