import type { AssetUse } from "@heirlock/contract/wills/using-asset";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { dropFromDrafts, listUses, reloadUses } from "./assets-in-wills.queries.ts";
import { tellTabs } from "./change-will.ts";

/** Refuses with NOT_FOUND, whether the asset is missing or somebody else's. */
export async function listAssetUses({ app }: { app: Pool }, caller: Caller, id: AssetId): Promise<AssetUse[]> {
  const rows = await readAs(app, caller, listUses, [id]);
  if (!rows[0]?.asset) refuse("NOT_FOUND");
  return found(rows, "will_id").map(({ will_id, status, title, number, version_status }) => ({
    id: will_id,
    status,
    title,
    number,
    version_status,
  }));
}

/**
 * Takes an asset that is about to be deleted out of every draft. Refuses with ASSET_IN_WILL while a will in force gives
 * it to somebody (D18). The caller holds the lock of the estate, so that nothing is published in between.
 */
export async function leaveDrafts(tx: Tx, actor: Actor, id: AssetId): Promise<void> {
  const { holderId } = actor;
  const uses = await tx.query(reloadUses, [holderId, id]);
  const isInForce = uses.some((one) => one.version_status === "published" && one.status !== "archived");
  if (isInForce) refuse("ASSET_IN_WILL");
  if (!uses.some((one) => one.version_status === "draft")) return;
  for (const { will_id: will } of await tx.query(dropFromDrafts, [holderId, id])) await tellTabs(tx, actor, will);
}
