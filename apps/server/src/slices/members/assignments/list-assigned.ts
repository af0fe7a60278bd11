import type { AssignedAsset, assignmentRoutes } from "@heirlock/contract/members/assignments";
import type { Answer } from "@heirlock/contract/route";
import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { readAs } from "../../../kernel/read.ts";
import { type Found, found } from "../../../kernel/statement.ts";
import { toAssigned } from "./assigned-answer.ts";
import * as queries from "./assignments.queries.ts";
import type { ListEntryMembersRow } from "./assignments.rows.ts";

/** The assets meant for a member, by title. Refuses with MEMBER_NOT_FOUND. */
export async function listAssigned({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<AssignedAsset[]> {
  const rows = await readAs(app, caller, queries.listAssigned, [id]);
  if (rows[0]?.member_id == null) refuse("MEMBER_NOT_FOUND");
  return found(rows, "asset_id").map(toAssigned);
}

/** Whom an asset is meant for. Refuses with NOT_FOUND. */
export async function listAssetMembers(
  { app }: { app: Pool },
  caller: Caller,
  id: AssetId,
): Promise<Answer<typeof assignmentRoutes.assetMembers>["data"]> {
  const rows = await readAs(app, caller, queries.listAssetMembers, [id]);
  if (rows[0]?.found == null) refuse("NOT_FOUND");
  return rows.flatMap((row) => (row.id === null ? [] : [{ ...toLinked(row, row.id), answer: row.answer }]));
}

/** Whom a vault entry is meant for, and whether its keys lie in their envelopes. Refuses with NOT_FOUND. */
export async function listEntryMembers(
  { app }: { app: Pool },
  caller: Caller,
  id: EntryId,
): Promise<Answer<typeof assignmentRoutes.entryMembers>["data"]> {
  const rows = await readAs(app, caller, queries.listEntryMembers, [id]);
  if (rows[0]?.found == null) refuse("NOT_FOUND");
  return rows.flatMap((row) => (row.id === null ? [] : [{ ...toLinked(row, row.id), granted: row.granted }]));
}

function toLinked(row: Omit<Found<ListEntryMembersRow, "id">, "granted" | "found">, member_id: MemberId) {
  const { first_name, last_name, access_condition, not_before, from_age, tell_exists } = row;
  return { member_id, first_name, last_name, access_condition, not_before, from_age, tell_exists };
}
