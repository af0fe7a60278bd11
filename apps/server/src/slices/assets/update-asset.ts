import { type Asset, assetFieldNames, type changedAssetSchema } from "@heirlock/contract/assets";
import { changeAsset } from "@heirlock/domain/assets/change-asset";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import { toAsset } from "./asset-answer.ts";
import { enterAsset, updateAsset as statement } from "./assets.queries.ts";

type Change = z.output<typeof changedAssetSchema>;

/** The names alone go into the audit chain: which fields changed, never what they say. */
function changedFields(before: Asset, after: Partial<Asset>): string[] {
  return assetFieldNames.filter((name) => after[name] !== undefined && before[name] !== after[name]);
}

/**
 * Changes fields of an asset that is still at the version the person saw, else UPDATE_ERROR. Saving what
 * is there already changes nothing: no new version, no audit entry, no event.
 */
export async function updateAsset(
  { app }: { app: Pool },
  caller: Caller,
  { id, version, ...fields }: Change & { id: AssetId },
): Promise<Asset> {
  return await inTransactionFrom(app, caller, { statement: enterAsset, values: [id] }, async (tx, actor, row) => {
    if (row.id === null) refuse("NOT_FOUND");
    const current = toAsset(row);
    const decision = changeAsset(current, version, fields);
    switch (decision.outcome) {
      case "outdated":
        return refuse("UPDATE_ERROR");
      case "kind_mismatch":
        return refuse("VALIDATION_ERROR", { fields: { asset_subtype: ["Choose a kind that belongs to this type"] } });
      case "unchanged":
        return current;
      case "changed": {
        const { next } = decision;
        const [changed] = await tx.finish(statement, [
          actor.holderId,
          id,
          next.title,
          next.asset_type,
          next.asset_subtype,
          next.estimated_value,
          next.currency,
          next.location,
          next.description,
          changedFields(current, next),
        ]);
        tx.announce(changed!.note);
        return toAsset(changed!);
      }
    }
  });
}
