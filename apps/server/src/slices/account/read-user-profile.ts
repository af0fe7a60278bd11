import type { Profile } from "@heirlock/contract/account/sign-in";
import { decideUserType, isDualRole, isWillHolder, type UserType } from "@heirlock/domain/account/user-type";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { readUserProfile as readUserProfileRow } from "./account.queries.ts";
import { toProfile } from "./profile.ts";

export interface UserProfile {
  user_type: UserType;
  isWillHolder: boolean;
  isDualRole: boolean;
  profile: Profile;
  kit_confirmed: boolean;
  active_side: "holder" | "member" | null;
  deletes_at: string | null;
}

/** The kind of user, computed anew from what the person has, and the facts that the shell draws. */
export async function readUserProfile(deps: { app: Pool }, caller: Caller): Promise<UserProfile> {
  const [row] = found(await readAs(deps.app, caller, readUserProfileRow), "id");
  const type = decideUserType(row!.is_holder === true, row!.memberships);
  return {
    user_type: type,
    isWillHolder: isWillHolder(type),
    isDualRole: isDualRole(type),
    profile: toProfile(row!),
    kit_confirmed: row!.kit_confirmed,
    active_side: row!.active_side,
    deletes_at: row!.deletes_at?.toISOString() ?? null,
  };
}
