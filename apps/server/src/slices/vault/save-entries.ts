import type { Request } from "@heirlock/contract/route";
import type { vaultRoutes } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import { decideRoom } from "@heirlock/domain/vault/decide-room";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../kernel/errors.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import { addEntry } from "./create-entry.ts";
import { beginKeeping } from "./sealed-revision.ts";
import { reviseEntry } from "./update-entry.ts";
import { countSpace, enterEstate, listSignatures } from "./vault.queries.ts";

type Many = Request<typeof vaultRoutes.saveMany>["body"];

const uniqueViolation = "23505";

/**
 * Up to a hundred entries under one head: an import or a rotation goes in such batches, and of one that is cut off all is
 * stored or nothing (KEY-074). What is stored already is left alone if it is the same revision, for the client that lost
 * an answer, or if it was to be new. Answers the signature under which each is stored now. Refuses as creating and
 * updating one do.
 */
export async function saveEntries(
  { app }: { app: Pool },
  caller: Caller,
  { entries, plan: step }: Many,
): Promise<{ id: EntryId; signature: string }[]> {
  const ids = entries.map(({ id }) => id);
  if (new Set(ids).size < ids.length) refuse("VALIDATION_ERROR");
  try {
    return await inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor, { plan }) => {
      const { holderId } = actor;
      const stored = new Map(
        (await tx.query(listSignatures, [holderId, ids])).map(({ id, signature }) => [id, signature]),
      );
      const due = entries.filter(({ id, revision, signature }) =>
        revision === 1 ? !stored.has(id) : stored.get(id) !== signature,
      );
      const added = due.filter(({ revision }) => revision === 1).length;
      const [space] = await tx.query(countSpace, [holderId]);
      const room = decideRoom(plan, space!.used + added - 1);
      if (added > 0 && !room.allowed) refuse(room.code, { used: space!.used, max: room.max });
      const keeping = await beginKeeping(tx, holderId, due.length);
      for (const { id, ...body } of due) {
        if (body.revision === 1) await addEntry(tx, keeping, id, body);
        else await reviseEntry(tx, keeping, id, body);
      }
      if (step) await storeStep(tx, actor, step);
      return await tx.query(listSignatures, [holderId, ids]);
    });
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}
