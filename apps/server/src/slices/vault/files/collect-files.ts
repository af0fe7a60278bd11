import { orphanHours } from "@heirlock/domain/vault/limits";
import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import type { ObjectStore } from "../../../kernel/storage/object-store.ts";
import { collectVault, forgetRemoved, nextRemoved } from "./files.queries.ts";

interface Deps {
  worker: Pool;
  store: ObjectStore;
  /** For tests, which cannot wait a day. */
  orphanAge?: string;
}

/**
 * Empties the bin, forgets old versions, and removes from the store whatever no row points to any more. The row goes
 * first and leaves a note of its object; the note goes when the object is gone. A run that dies is followed by one that
 * finds the notes.
 */
export async function collectFiles({ worker, store, orphanAge = `${orphanHours} hours` }: Deps): Promise<void> {
  for (;;) {
    const rows = await query(worker, collectVault, [orphanAge]);
    if (rows[0]!.dealt === 0) break;
  }
  await removeObjects(worker, store);
}

/** A store that gives up none of so many is down. */
const mostInARow = 20;

/** One that the store does not give up stands in the way of no other; the run fails at its end, and the next tries again. */
async function removeObjects(worker: Pool, store: ObjectStore): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (;;) {
    const rows = await query(worker, nextRemoved);
    let gone = 0;
    for (const { storage_key, upload_id } of rows) {
      try {
        await store.remove(storage_key, upload_id);
        await query(worker, forgetRemoved, [storage_key]);
        gone++;
        inARow = 0;
      } catch (error) {
        failures.push(error);
        if (++inARow === mostInARow) throw error;
      }
    }
    // What is left are those that failed, or there is nothing left.
    if (gone === 0) break;
  }
  if (failures.length > 0) throw failures[0];
}
