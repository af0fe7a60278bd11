import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import { leaveDrafts } from "../wills/assets-in-wills.ts";
import { enterEstate, deleteAsset as statement } from "./assets.queries.ts";

/**
 * Refuses with NOT_FOUND, whether the asset is missing or somebody else's, and with ASSET_IN_WILL while a will in force
 * gives it to somebody. Drafts lose their gifts of it.
 */
export async function deleteAsset({ app }: { app: Pool }, caller: Caller, id: AssetId): Promise<void> {
  await inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor) => {
    await leaveDrafts(tx, actor, id);
    const [removed] = await tx.finish(statement, [actor.holderId, id]);
    if (!removed) refuse("NOT_FOUND");
    tx.announce(removed.note);
  });
}
