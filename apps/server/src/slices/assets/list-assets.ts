import { type AssetType, assetSubtypes, assetTypes, subtypeGroup } from "@heirlock/domain/assets/kinds";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { WrittenAnswer } from "../../kernel/serialise.ts";
import { toAsset, writeAsset } from "./asset-answer.ts";
import { listAssets as statement } from "./assets.queries.ts";

type Written = Record<string, string[]>;

function emptyGroups(keys: readonly string[]): Written {
  return Object.fromEntries(keys.map((key) => [key, []]));
}

function writeGroups(groups: Written): string {
  return Object.entries(groups)
    .map(([key, assets]) => `"${key}":[${assets.join(",")}]`)
    .join(",");
}

/**
 * The holder's assets whole and in groups, every known key present (D16). Each asset stands in the answer
 * three times and is written once.
 */
export async function listAssets(
  { app }: { app: Pool },
  caller: Caller,
  type: AssetType | undefined,
): Promise<WrittenAnswer> {
  const rows = await readAs(app, caller, statement, [type ?? null]);
  const all: string[] = [];
  const byType = emptyGroups(assetTypes);
  const bySubtype = emptyGroups(assetSubtypes);
  for (const row of rows) {
    if (row.id === null) break;
    const written = writeAsset(toAsset(row));
    all.push(written);
    byType[row.asset_type]!.push(written);
    bySubtype[subtypeGroup(row.asset_subtype)]!.push(written);
  }
  return new WrittenAnswer(
    `{"data":{"all":[${all.join(",")}],"byType":{${writeGroups(byType)}},"bySubtype":{${writeGroups(bySubtype)}}}}`,
  );
}
