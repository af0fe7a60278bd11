import type { permissionRoutes } from "@heirlock/contract/members/permissions";
import type { Answer } from "@heirlock/contract/route";
import { defaultLevels, suggestedForLawyer } from "@heirlock/domain/members/default-levels";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { enterOnly } from "./permissions.queries.ts";

/** The levels a role starts with; a lawyer sees nothing, and is offered a set that the holder may save (D30). */
export async function readDefaults(
  { app }: { app: Pool },
  caller: Caller,
  role: MemberRole,
): Promise<Answer<typeof permissionRoutes.permissionDefaults>["data"]> {
  await readAs(app, caller, enterOnly);
  return { levels: defaultLevels[role], suggested: role === "lawyer" ? suggestedForLawyer : null };
}
