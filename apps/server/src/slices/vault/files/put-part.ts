import type { Readable } from "node:stream";
import type { FileId } from "@heirlock/domain/identifiers";
import { partSizes } from "@heirlock/domain/vault/limits";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { type ObjectStore, PartRefused } from "../../../kernel/storage/object-store.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { readFile } from "./files.queries.ts";

/** Takes one part where the store takes none from browsers. Refuses with FILE_NOT_STORED what was not announced so. */
export async function putPart(
  { app, store }: { app: Pool; store: ObjectStore },
  caller: Caller,
  { id, number, bytes }: { id: FileId; number: number; bytes: Readable },
): Promise<void> {
  const [file] = await inTransaction(app, caller, (tx, { holderId }) => tx.query(readFile, [holderId, id]));
  if (!file) refuse("NOT_FOUND");
  const size = partSizes(Number(file.size))[number - 1];
  if (file.state !== "uploading" || !file.upload_id || size === undefined) refuse("FILE_NOT_STORED");
  try {
    await store.putPart(
      file.storage_key,
      file.upload_id,
      { number, size, sha256: file.part_hashes[number - 1]! },
      bytes,
    );
  } catch (error) {
    if (error instanceof PartRefused) refuse("FILE_NOT_STORED");
    throw error;
  }
}
