import type { Readable } from "node:stream";
import type { vaultRoutes } from "@heirlock/contract/vault";
import type { FileId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { ObjectMissing, type ObjectStore } from "../../../kernel/storage/object-store.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { readFile } from "./files.queries.ts";
import type { ReadFileRow } from "./files.rows.ts";

interface Deps {
  app: Pool;
  store: ObjectStore;
}

async function storedFile({ app }: Deps, caller: Caller, id: FileId): Promise<ReadFileRow> {
  const [file] = await inTransaction(app, caller, (tx, { holderId }) => tx.query(readFile, [holderId, id]));
  if (file?.state !== "stored") refuse("NOT_FOUND");
  return file;
}

/** Where the browser fetches a file from: the store itself for some minutes, or this server. */
export async function fileUrl(
  deps: Deps,
  caller: Caller,
  id: FileId,
): Promise<z.output<typeof vaultRoutes.fileUrl.answer>["data"]> {
  const { storage_key, sha256, size } = await storedFile(deps, caller, id);
  const url = (await deps.store.downloadUrl(storage_key)) ?? `/api/vault/files/${id}`;
  return { url, sha256, size: Number(size) };
}

export async function readStoredFile(
  deps: Deps,
  caller: Caller,
  id: FileId,
): Promise<{ bytes: Readable; size: number }> {
  const { storage_key, size } = await storedFile(deps, caller, id);
  try {
    return { bytes: await deps.store.read(storage_key), size: Number(size) };
  } catch (error) {
    if (error instanceof ObjectMissing) refuse("NOT_FOUND");
    throw error;
  }
}
