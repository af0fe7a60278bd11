import type { Asset, newAssetSchema } from "@heirlock/contract/assets";
import { roomFor } from "@heirlock/domain/billing/plans";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../kernel/errors.ts";
import { newId } from "../../kernel/new-id.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import { linkEntriesTo } from "../vault/links.ts";
import { toAsset } from "./asset-answer.ts";
import { countAssets, enterEstate, insertAsset, reloadAsset } from "./assets.queries.ts";

type NewAsset = z.output<typeof newAssetSchema>;

const uniqueViolation = "23505";

/**
 * Adds an asset under the row lock of the estate, with its audit entry and its event, in two round trips;
 * with vault entries to link, in more. The same id again answers the asset that exists; refuses with ID_TAKEN
 * when it is somebody else's, with CAP_REACHED when the plan has no room, and with NOT_FOUND for entries that
 * are not the holder's or in the bin.
 */
export async function createAsset({ app }: { app: Pool }, caller: Caller, fields: NewAsset): Promise<Asset> {
  const id = fields.id ?? newId<AssetId>();
  try {
    return await inTransactionFrom(
      app,
      caller,
      { statement: enterEstate, reads: [{ statement: countAssets, values: [id] }] },
      async (tx, actor, estate, [count]) => {
        if (count!.exists) {
          const [existing] = await tx.query(reloadAsset, [actor.holderId, id]);
          return toAsset(existing!);
        }
        const room = roomFor("assets", estate.plan, count!.used);
        if (!room.allowed) refuse("CAP_REACHED", { used: room.used, max: room.max });
        const values = [
          actor.holderId,
          id,
          fields.title,
          fields.asset_type,
          fields.asset_subtype,
          fields.estimated_value ?? null,
          fields.currency ?? null,
          fields.location || null,
          fields.description || null,
        ] as const;
        const { vault_entry_ids: entryIds = [] } = fields;
        if (entryIds.length === 0) {
          const [added] = await tx.finish(insertAsset, values);
          tx.announce(added!.note);
          return toAsset(added!);
        }
        const [added] = await tx.query(insertAsset, values);
        tx.announce(added!.note);
        await linkEntriesTo(tx, actor.holderId, id, entryIds);
        const [linked] = await tx.query(reloadAsset, [actor.holderId, id]);
        return toAsset(linked!);
      },
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}
