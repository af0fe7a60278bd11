import type { roleSwitchRoutes } from "@heirlock/contract/account/role-switch";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import * as queries from "./role-switch.queries.ts";

type Roles = Answer<typeof roleSwitchRoutes.roles>;
type Role = Roles["roles"][number];

/** The person's roles in other people's plans; who has a plan of their own edits the people in it (D31). */
export async function listRoles(deps: { app: Pool }, caller: Caller): Promise<Roles> {
  const rows = await readAs(deps.app, caller, queries.listRoles);
  const roles = rows.filter((row): row is typeof row & Role => row.role !== null);
  return {
    roles: roles.map(({ role, status, relationship_id }) => ({ role, status, relationship_id })),
    permissions: rows[0]?.is_holder ? ["edit_member"] : [],
  };
}
