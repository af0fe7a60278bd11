import type { Asset } from "@heirlock/contract/assets";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { toAsset } from "./asset-answer.ts";
import { readAsset } from "./assets.queries.ts";

/** Refuses with NOT_FOUND, whether the asset is missing or somebody else's. */
export async function getAsset({ app }: { app: Pool }, caller: Caller, id: AssetId): Promise<Asset> {
  const [row] = await readAs(app, caller, readAsset, [id]);
  if (!row || row.id === null) refuse("NOT_FOUND");
  return toAsset(row);
}
