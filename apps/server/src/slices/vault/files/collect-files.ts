import { orphanHours } from "@heirlock/domain/vault/limits";
import type { Pool } from "pg";
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
    const { rows } = await worker.query<{ gone: number }>({ ...collectVault, values: [orphanAge] });
    if (rows[0]!.gone === 0) break;
  }
  for (;;) {
    const { rows } = await worker.query<{ storage_key: string; upload_id: string | null }>(nextRemoved);
    for (const { storage_key, upload_id } of rows) {
      await store.remove(storage_key, upload_id);
      await worker.query({ ...forgetRemoved, values: [storage_key] });
    }
    if (rows.length === 0) break;
  }
}
