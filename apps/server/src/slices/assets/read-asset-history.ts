import type { assetRoutes } from "@heirlock/contract/assets";
import type { Answer } from "@heirlock/contract/route";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { readHistory } from "./assets.queries.ts";

type Changes = Answer<typeof assetRoutes.history>["data"]["changes"];

/** Newest first, out of the audit chain. Refuses with NOT_FOUND, whether the asset is missing or somebody else's. */
export async function readAssetHistory({ app }: { app: Pool }, caller: Caller, id: AssetId): Promise<Changes> {
  const rows = await readAs(app, caller, readHistory, [id]);
  if (rows[0]?.id == null) refuse("NOT_FOUND");
  return rows.flatMap(({ body }) => (body === null ? [] : [toChange(JSON.parse(body))]));
}

interface Entry {
  seq: number;
  at: string;
  type: Changes[number]["type"];
  data: { fields?: Changes[number]["fields"] };
}

function toChange({ seq, at, type, data }: Entry): Changes[number] {
  return { seq, at, type, fields: data.fields ?? [] };
}
