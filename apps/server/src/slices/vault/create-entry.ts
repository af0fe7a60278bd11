import type { newVaultEntrySchema, VaultEntry } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import { decideRoom } from "@heirlock/domain/vault/decide-room";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Actor, Caller } from "../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import { linkAssetsTo, linkMembersTo } from "./links.ts";
import {
  attach,
  beginKeeping,
  type Keeping,
  type RevisionBody,
  requireSignature,
  storedValues,
} from "./sealed-revision.ts";
import { countEntries, enterEstate, insertEntry, reloadEntry } from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

type NewEntry = z.output<typeof newVaultEntrySchema>;

const uniqueViolation = "23505";

/**
 * Adds a sealed entry under the row lock of the estate. The same id again answers the entry that exists; refuses with
 * PAYWALL or CAP_REACHED when the plan has no room, with ID_TAKEN when the id is somebody else's, with NOT_FOUND for
 * assets or members that are not the holder's.
 */
export async function createEntry({ app }: { app: Pool }, caller: Caller, entry: NewEntry): Promise<VaultEntry> {
  try {
    return await inTransactionFrom(
      app,
      caller,
      { statement: enterEstate, reads: [{ statement: countEntries, values: [entry.id] }] },
      async (tx, actor, { plan }, [count]) => {
        if (!count!.exists) {
          const room = decideRoom(plan, count!.used);
          if (!room.allowed) refuse(room.code, { used: room.used, max: room.max });
          await insert(tx, actor, entry);
          if (entry.plan) await storeStep(tx, actor, entry.plan);
        }
        const [row] = await tx.query(reloadEntry, [actor.holderId, entry.id]);
        return toVaultEntry(row!);
      },
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}

async function insert(tx: Tx, { holderId }: Actor, entry: NewEntry): Promise<void> {
  const { id, linked_asset_ids, linked_member_ids, not_before, from_age, plan: _, ...revision } = entry;
  await addEntry(tx, await beginKeeping(tx, holderId), id, revision);
  await linkAssetsTo(tx, holderId, id, linked_asset_ids);
  const isCustom = entry.access_condition === "custom";
  const further = isCustom ? { day: not_before ?? null, age: from_age ?? null } : { day: null, age: null };
  await linkMembersTo(tx, { holderId, entryId: id }, linked_member_ids, further);
}

/** Its first revision. Refuses with UPDATE_ERROR for any other. */
export async function addEntry(tx: Tx, keeping: Keeping, id: EntryId, revision: RevisionBody): Promise<void> {
  const { holderId } = keeping;
  if (revision.revision !== 1 || revision.generation !== 1) refuse("UPDATE_ERROR");
  requireSignature(keeping, id, revision);
  await attach(tx, holderId, id, revision.file);
  const [added] = await tx.query(insertEntry, storedValues(holderId, id, revision));
  tx.announce(added!.note);
}
