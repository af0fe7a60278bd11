import type { Request } from "@heirlock/contract/route";
import type { memberKeyRoutes, ReleaseKey } from "@heirlock/contract/sharing/keys";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { requireOwnKey } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";

type NewReleaseKey = Request<typeof memberKeyRoutes.putReleaseKey>["body"];

/**
 * Keeps the key of an epoch, unless there is one: envelopes may lie under it already, so the first stays and is answered.
 * Refuses with UPDATE_ERROR for an epoch that leaves one out.
 */
export async function putReleaseKey({ app }: { app: Pool }, caller: Caller, key: NewReleaseKey): Promise<ReleaseKey> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    await requireOwnKey(tx, key.key_id);
    const { lane, epoch, key_by_root, key_id } = key;
    const made = await tx.query(queries.insertReleaseKey, [holderId, lane, epoch, key_by_root, key_id]);
    const [stored] = await tx.query(queries.findReleaseKey, [holderId, lane, epoch]);
    if (!stored) refuse("UPDATE_ERROR");
    const data = { lane, epoch };
    if (made.length > 0)
      await audit.append(tx, { estate: holderId, type: "member.release_key_made", actor: holderId, data });
    return stored;
  });
}
