import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import { changeCondition } from "./meant-for/lose-keys.ts";
import {
  attach,
  beginKeeping,
  type Keeping,
  type RevisionBody,
  requireSignature,
  storedValues,
} from "./sealed-revision.ts";
import { enterEstate, keepVersion, lockEntry, reloadEntry, updateEntry as statement } from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

/**
 * Stores the next revision and keeps the last one for 30 days. Refuses with UPDATE_ERROR unless it is exactly the next
 * (KEY-035), with NOT_FOUND for what is missing or in the bin. Behind the row lock of the estate, because another
 * condition may take keys from members.
 */
export async function updateEntry(
  { app }: { app: Pool },
  caller: Caller,
  { id, plan, ...body }: RevisionBody & { id: EntryId },
): Promise<VaultEntry> {
  return await inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor) => {
    const { holderId } = actor;
    await reviseEntry(tx, await beginKeeping(tx, holderId), id, body);
    if (plan) await storeStep(tx, actor, plan);
    const [row] = await tx.query(reloadEntry, [holderId, id]);
    return toVaultEntry(row!);
  });
}

/** Stores the next revision of an entry, behind the lock of its estate. */
export async function reviseEntry(tx: Tx, keeping: Keeping, id: EntryId, body: RevisionBody): Promise<void> {
  const { holderId } = keeping;
  const [locked] = await tx.query(lockEntry, [holderId, id]);
  if (!locked || locked.is_deleted) refuse("NOT_FOUND");
  const isNext = body.revision === locked.revision + 1;
  const isKnownGeneration = body.generation === locked.generation || body.generation === locked.generation + 1;
  if (!isNext || !isKnownGeneration) refuse("UPDATE_ERROR");
  requireSignature(keeping, id, body);
  await attach(tx, holderId, id, body.file);
  await tx.query(keepVersion, [holderId, id]);
  const [changed] = await tx.query(statement, storedValues(holderId, id, body));
  tx.announce(changed!.note);
  if (body.access_condition !== locked.access_condition)
    await changeCondition(tx, { holderId, entryId: id }, body.access_condition);
}
