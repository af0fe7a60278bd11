import type { vaultRoutes } from "@heirlock/contract/vault";
import type { FileId } from "@heirlock/domain/identifiers";
import { partSizes } from "@heirlock/domain/vault/limits";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { ObjectStore } from "../../../kernel/storage/object-store.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { lockFile, noteStored } from "./files.queries.ts";
import type { ReadFileRow } from "./files.rows.ts";

type Completed = z.output<typeof vaultRoutes.completeFile.answer>["data"];

/**
 * Joins the parts under the lock of the file's row, so that two tabs do it once. May be repeated. Refuses with
 * FILE_NOT_STORED while a part is missing, or when the whole is not as large as it was said to be.
 */
export async function completeFile(
  { app, store }: { app: Pool; store: ObjectStore },
  caller: Caller,
  id: FileId,
): Promise<Completed> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [file] = await tx.query(lockFile, [holderId, id]);
    if (!file) refuse("NOT_FOUND");
    const size = Number(file.size);
    if (file.state === "uploading") {
      await join(store, file);
      await tx.query(noteStored, [holderId, id]);
    }
    return { id, sha256: file.sha256, size };
  });
}

async function join(store: ObjectStore, file: ReadFileRow): Promise<void> {
  if (!file.upload_id) refuse("FILE_NOT_STORED");
  const stored = await store.storedParts(file.storage_key, file.upload_id);
  const wanted = partSizes(Number(file.size));
  const isWhole = wanted.every((size, at) => stored.some((part) => part.number === at + 1 && part.size === size));
  // A join whose answer was lost leaves no parts behind: the store says the size of the whole.
  if (!isWhole && stored.length > 0) refuse("FILE_NOT_STORED");
  const size = await store.complete(file.storage_key, file.upload_id, stored).catch(() => refuse("FILE_NOT_STORED"));
  if (size !== Number(file.size)) refuse("FILE_NOT_STORED");
}
