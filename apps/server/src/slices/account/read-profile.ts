import type { Profile } from "@heirlock/contract/account/sign-in";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../kernel/read.ts";
import { type ProfileRow, readProfile as readProfileRow } from "./account.queries.ts";
import { toProfile } from "./profile.ts";

export async function readProfile(deps: { app: Pool }, caller: Caller): Promise<Profile> {
  const [row] = await readAs<ProfileRow & ActorColumn>(deps.app, caller, readProfileRow);
  return toProfile(row!);
}
