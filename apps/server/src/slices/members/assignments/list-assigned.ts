import type { AssignedAsset, assignmentRoutes } from "@heirlock/contract/members/assignments";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { toAssigned } from "./assigned-answer.ts";
import * as queries from "./assignments.queries.ts";

type Read<R> = R & ActorColumn & Record<string, unknown>;

/** The assets meant for a member, by title. Refuses with MEMBER_NOT_FOUND. */
export async function listAssigned(pool: Pool, caller: Caller, id: Uuid): Promise<AssignedAsset[]> {
  type Row = Read<queries.AssignedRow & { member_id: Uuid | null }>;
  const rows = await readAs<Row>(pool, caller, queries.listAssigned, [id]);
  if (rows[0]?.member_id == null) refuse("MEMBER_NOT_FOUND");
  return rows.filter((row) => (row.asset_id as Uuid | null) !== null).map(toAssigned);
}

/** Whom an asset is meant for. Refuses with NOT_FOUND. */
export async function listAssetMembers(
  pool: Pool,
  caller: Caller,
  id: Uuid,
): Promise<Answer<typeof assignmentRoutes.assetMembers>["data"]> {
  type Row = Read<queries.LinkedRow & { found: Uuid | null; answer: AssignedAsset["answer"] }>;
  const rows = await readAs<Row>(pool, caller, queries.listAssetMembers, [id]);
  if (rows[0]?.found == null) refuse("NOT_FOUND");
  return rows.flatMap((row) => (row.id === null ? [] : [{ ...toLinked(row, row.id), answer: row.answer }]));
}

/** Whom a vault entry is meant for, and whether its keys lie in their envelopes. Refuses with NOT_FOUND. */
export async function listEntryMembers(
  pool: Pool,
  caller: Caller,
  id: Uuid,
): Promise<Answer<typeof assignmentRoutes.entryMembers>["data"]> {
  type Row = Read<queries.LinkedRow & { found: Uuid | null; granted: boolean }>;
  const rows = await readAs<Row>(pool, caller, queries.listEntryMembers, [id]);
  if (rows[0]?.found == null) refuse("NOT_FOUND");
  return rows.flatMap((row) => (row.id === null ? [] : [{ ...toLinked(row, row.id), granted: row.granted }]));
}

function toLinked(row: queries.LinkedRow, member_id: Uuid) {
  const { first_name, last_name, access_condition, not_before, from_age, tell_exists } = row;
  return { member_id, first_name, last_name, access_condition, not_before, from_age, tell_exists };
}
