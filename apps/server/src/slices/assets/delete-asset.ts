import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { deleteAsset as statement } from "./assets.queries.ts";

/** Refuses with NOT_FOUND, whether the asset is missing or somebody else's. */
export async function deleteAsset({ app }: { app: Pool }, caller: Caller, id: AssetId): Promise<void> {
  await inTransaction(app, caller, async (tx, actor) => {
    const [removed] = await tx.finish(statement, [actor.holderId, id]);
    if (!removed) refuse("NOT_FOUND");
    tx.announce(removed.note);
  });
}
