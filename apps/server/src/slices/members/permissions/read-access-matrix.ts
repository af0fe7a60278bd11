import type { permissionRoutes } from "@heirlock/contract/members/permissions";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import { noLevels } from "@heirlock/domain/members/default-levels";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import * as queries from "./permissions.queries.ts";
import { grantedLevels, levelsToday } from "./stored-levels.ts";

type Matrix = Answer<typeof permissionRoutes.accessMatrix>["data"];
type Read<R> = R & ActorColumn & Record<string, unknown>;

/** Who can see what, and when: the levels of every member, and what is meant for whom under which condition. */
export async function readAccessMatrix(pool: Pool, caller: Caller): Promise<Matrix> {
  const [members, assets, entries] = await Promise.all([
    readAs<Read<queries.MatrixMemberRow>>(pool, caller, queries.listMatrixMembers),
    readAs<Read<queries.MatrixAssetRow>>(pool, caller, queries.listMatrixAssets),
    readAs<Read<queries.MatrixEntryRow>>(pool, caller, queries.listMatrixEntries),
  ]);
  return {
    members: members.flatMap((row) => (row.id === null ? [] : [toMatrixMember(row, row.id)])),
    assets: assets.flatMap(({ asset_id, is_holder: _, ...row }) => (asset_id === null ? [] : [{ ...row, asset_id }])),
    entries: entries.flatMap(({ entry_id, is_holder: _, ...row }) => (entry_id === null ? [] : [{ ...row, entry_id }])),
  };
}

function toMatrixMember(row: queries.MatrixMemberRow, id: Uuid): Matrix["members"][number] {
  return {
    id,
    first_name: row.first_name,
    last_name: row.last_name,
    primary_role: row.primary_role,
    status: row.status,
    is_active: row.is_active,
    confirmed_by_holder: row.confirmed_by_holder,
    has_account: row.has_account,
    has_birth_date: row.has_birth_date,
    levels: grantedLevels(row),
    today: row.has_account ? levelsToday(row) : noLevels,
    version: row.permissions_version,
  };
}
