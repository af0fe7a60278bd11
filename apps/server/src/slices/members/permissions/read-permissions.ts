import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { type LevelColumns, readLevels } from "./permissions.queries.ts";
import { toPermissions } from "./stored-levels.ts";

type Row = LevelColumns & ActorColumn & { id: Uuid | null } & Record<string, unknown>;

/** What the holder granted a member, as levels and booleans (D42). Refuses with MEMBER_NOT_FOUND. */
export async function readPermissions(pool: Pool, caller: Caller, id: Uuid): Promise<MemberPermissions> {
  const [row] = await readAs<Row>(pool, caller, readLevels, [id]);
  if (!row || row.id === null) refuse("MEMBER_NOT_FOUND");
  return toPermissions(row);
}
