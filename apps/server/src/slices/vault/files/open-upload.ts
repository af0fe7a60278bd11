import { randomUUID } from "node:crypto";
import type { vaultRoutes } from "@heirlock/contract/vault";
import { decideQuota } from "@heirlock/domain/vault/decide-room";
import { mostLooseFiles, orphanHours, partSizes } from "@heirlock/domain/vault/limits";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../../kernel/errors.ts";
import type { ObjectStore } from "../../../kernel/storage/object-store.ts";
import { inTransaction, inTransactionFrom } from "../../../kernel/transaction.ts";
import { enterEstate } from "../vault.queries.ts";
import { countBytes, insertFile, noteUpload, readFile } from "./files.queries.ts";
import type { ReadFileRow } from "./files.rows.ts";

type Wanted = z.output<typeof vaultRoutes.upload.body>;
type Opened = z.output<typeof vaultRoutes.upload.answer>["data"];

const uniqueViolation = "23505";

/**
 * Opens an upload, or goes on with the one of the same id: says where each part goes and which are there. The row comes
 * first, so that whatever happens later no object is without one. Refuses with CAP_REACHED when the plan has no room for
 * the bytes, with RATE_LIMITED when too many are open, with ID_TAKEN when the id stands for another file.
 */
export async function openUpload(
  { app, store }: { app: Pool; store: ObjectStore },
  caller: Caller,
  wanted: Wanted,
): Promise<Opened> {
  const file = await ensureUpload({ app, store }, caller, await ensureRow({ app }, caller, wanted));
  const stored = file.upload_id ? await store.storedParts(file.storage_key, file.upload_id) : [];
  const parts = partSizes(wanted.size).map(async (size, at) => {
    const part = { number: at + 1, size, sha256: wanted.parts[at]! };
    const target = file.upload_id ? await store.partTarget(file.storage_key, file.upload_id, part) : null;
    const own = { url: `/api/vault/files/${wanted.id}/parts/${part.number}`, headers: {} };
    const isThere = stored.some((one) => one.number === part.number && one.size === size);
    return { number: part.number, size, ...(target ?? own), done: file.state === "stored" || isThere };
  });
  return { url: `/api/vault/files/${wanted.id}`, parts: await Promise.all(parts) };
}

async function ensureRow({ app }: { app: Pool }, caller: Caller, wanted: Wanted): Promise<ReadFileRow> {
  const { id, size, sha256, parts } = wanted;
  if (parts.length !== partSizes(size).length)
    refuse("VALIDATION_ERROR", { fields: { parts: ["Not as many as the size has"] } });
  try {
    return await inTransactionFrom(
      app,
      caller,
      { statement: enterEstate, reads: [{ statement: countBytes }] },
      async (tx, { holderId }, { plan }, [used]) => {
        const [existing] = await tx.query(readFile, [holderId, id]);
        if (existing) return isSame(existing, wanted) ? existing : refuse("ID_TAKEN");
        const room = decideQuota(plan, Number(used!.bytes), size);
        if (!room.allowed) refuse(room.code, { used: room.used, max: room.max });
        if (used!.loose >= mostLooseFiles) refuse("RATE_LIMITED", {}, orphanHours * 3600);
        const key = `vault/${Date.now()}-${randomUUID()}.age`;
        const [added] = await tx.query(insertFile, [holderId, id, key, size, sha256, parts]);
        return added!;
      },
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}

function isSame(file: ReadFileRow, { size, sha256, parts }: Wanted): boolean {
  const sameParts = file.part_hashes.join() === parts.join();
  return Number(file.size) === size && file.sha256 === sha256 && sameParts;
}

/** The store is asked outside of the transaction; two that ask at once agree on the one that is noted first. */
async function ensureUpload(
  { app, store }: { app: Pool; store: ObjectStore },
  caller: Caller,
  file: ReadFileRow,
): Promise<ReadFileRow> {
  if (file.state === "stored" || file.upload_id) return file;
  const uploadId = await store.begin(file.storage_key);
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [noted] = await tx.query(noteUpload, [holderId, file.id, uploadId]);
    if (noted) return noted;
    const [other] = await tx.query(readFile, [holderId, file.id]);
    return other ?? refuse("NOT_FOUND");
  });
}
