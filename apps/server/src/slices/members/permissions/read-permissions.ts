import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { readAs } from "../../../kernel/read.ts";
import { readLevels } from "./permissions.queries.ts";
import { toPermissions } from "./stored-levels.ts";

/** What the holder granted a member, as levels and booleans (D42). Refuses with MEMBER_NOT_FOUND. */
export async function readPermissions(
  { app }: { app: Pool },
  caller: Caller,
  id: MemberId,
): Promise<MemberPermissions> {
  const [row] = await readAs(app, caller, readLevels, [id]);
  if (!row || row.id === null) refuse("MEMBER_NOT_FOUND");
  return toPermissions(row);
}
