import type { memberRoutes } from "@heirlock/contract/members/members";
import type { Answer, Request } from "@heirlock/contract/route";
import { requiredFields } from "@heirlock/domain/members/role-fields";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { familyOfCountry } from "./member-form.ts";
import { readCountry } from "./members.queries.ts";

type Query = Request<typeof memberRoutes.roleFields>["query"];

/** What these roles ask for together, under the family given or that of the holder's country (D37). */
export async function readRoleFields(
  { app }: { app: Pool },
  caller: Caller,
  { roles, family: asked }: Query,
): Promise<Answer<typeof memberRoutes.roleFields>["data"]> {
  const [row] = await readAs(app, caller, readCountry);
  const family = asked ?? familyOfCountry(row!.country);
  const { required, recommended, optional } = requiredFields(roles, family);
  return { family, required: [...required], recommended: [...recommended], optional: [...optional] };
}
