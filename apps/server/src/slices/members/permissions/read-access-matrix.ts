import type { permissionRoutes } from "@heirlock/contract/members/permissions";
import type { Answer } from "@heirlock/contract/route";
import { noLevels } from "@heirlock/domain/members/default-levels";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { type Found, found } from "../../../kernel/statement.ts";
import * as queries from "./permissions.queries.ts";
import type { ListMatrixMembersRow } from "./permissions.rows.ts";
import { grantedLevels, levelsToday, roleOf } from "./stored-levels.ts";

type Matrix = Answer<typeof permissionRoutes.accessMatrix>["data"];

/** Who can see what, and when: the levels of every member, and what is meant for whom under which condition. */
export async function readAccessMatrix({ app }: { app: Pool }, caller: Caller): Promise<Matrix> {
  const [members, assets, entries] = await Promise.all([
    readAs(app, caller, queries.listMatrixMembers),
    readAs(app, caller, queries.listMatrixAssets),
    readAs(app, caller, queries.listMatrixEntries),
  ]);
  return {
    members: found(members, "id").map(toMatrixMember),
    assets: found(assets, "asset_id").map(({ is_holder: _, ...row }) => row),
    entries: found(entries, "entry_id").map(({ is_holder: _, ...row }) => row),
  };
}

function toMatrixMember(row: Found<ListMatrixMembersRow, "id">): Matrix["members"][number] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    primary_role: row.primary_role,
    role: roleOf(row),
    status: row.status,
    is_active: row.is_active,
    confirmed_by_holder: row.confirmed_by_holder,
    has_account: row.has_account,
    has_birth_date: row.has_birth_date,
    key_state: row.key_state,
    has_card: row.has_card,
    levels: grantedLevels(row),
    today: row.has_account ? levelsToday(row) : noLevels,
    version: row.permissions_version,
  };
}
