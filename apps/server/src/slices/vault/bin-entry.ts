import type { PlanStep } from "@heirlock/contract/plan/step";
import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryId, HolderId } from "@heirlock/domain/identifiers";
import { decideRoom } from "@heirlock/domain/vault/decide-room";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import {
  binEntry as bin,
  countEntries,
  enterEstate,
  purgeEntry as purge,
  reloadEntry,
  restoreEntry as restore,
} from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

/** Into the bin for 30 days. Refuses with NOT_FOUND for what is not there or in the bin already. */
export async function binEntry({ app }: { app: Pool }, caller: Caller, id: EntryId): Promise<void> {
  await inTransaction(app, caller, (tx, { holderId }) => binInside(tx, holderId, id));
}

/** The same inside of a transaction that has entered the estate. */
export const binInside = (tx: Tx, holderId: HolderId, id: EntryId): Promise<void> => announced(tx, bin, holderId, id);

/** For good, at once. Only what is in the bin: nothing is deleted in one step. */
export async function purgeEntry({ app }: { app: Pool }, caller: Caller, id: EntryId): Promise<void> {
  await inTransaction(app, caller, (tx, { holderId }) => announced(tx, purge, holderId, id));
}

/**
 * Back from the bin, if the plan has room for one more. Who could read it reads it again, and the holder's signature comes
 * along: PLAN_CHANGED without it.
 */
export async function restoreEntry(
  { app }: { app: Pool },
  caller: Caller,
  { id, plan: step }: { id: EntryId; plan?: PlanStep | undefined },
): Promise<VaultEntry> {
  return await inTransactionFrom(
    app,
    caller,
    { statement: enterEstate, reads: [{ statement: countEntries, values: [id] }] },
    async (tx, actor, { plan }, [count]) => {
      const { holderId } = actor;
      if (!count!.exists) refuse("NOT_FOUND");
      const room = decideRoom(plan, count!.used);
      if (!room.allowed) refuse(room.code, { used: room.used, max: room.max });
      await announced(tx, restore, holderId, id);
      if (step) await storeStep(tx, actor, step);
      const [row] = await tx.query(reloadEntry, [holderId, id]);
      return toVaultEntry(row!);
    },
  );
}

async function announced(
  tx: Tx,
  statement: typeof bin | typeof purge | typeof restore,
  holderId: HolderId,
  id: EntryId,
): Promise<void> {
  const [done] = await tx.query(statement, [holderId, id]);
  if (!done) refuse("NOT_FOUND");
  tx.announce(done.note);
}
