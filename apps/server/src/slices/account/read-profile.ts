import type { Profile } from "@heirlock/contract/account/sign-in";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { readProfile as readProfileRow } from "./account.queries.ts";
import { toProfile } from "./profile.ts";

export async function readProfile(deps: { app: Pool }, caller: Caller): Promise<Profile> {
  const [row] = found(await readAs(deps.app, caller, readProfileRow), "id");
  return toProfile(row!);
}
