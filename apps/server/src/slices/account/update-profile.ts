import type { accountRoutes, Profile } from "@heirlock/contract/account/sign-in";
import type { Request } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import type { Clock } from "../../kernel/clock.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { updateProfile as updateProfileRow } from "./account.queries.ts";
import { toProfile } from "./profile.ts";

type Changes = Request<typeof accountRoutes.updateProfile>["body"];

/** Changes what the body names. The audit keeps which fields, never what stood in them (OPS-023). */
export function updateProfile(deps: { app: Pool; clock: Clock }, caller: Caller, changes: Changes): Promise<Profile> {
  const today = deps.clock.now().toISOString().slice(0, 10);
  if (changes.date_of_birth && (changes.date_of_birth > today || changes.date_of_birth < "1900-01-01")) {
    refuse("VALIDATION_ERROR", { fields: { date_of_birth: ["Invalid date of birth"] } });
  }
  return inTransaction(deps.app, caller, async (tx, { userId }) => {
    const [row] = await tx.query(updateProfileRow, [userId, changes]);
    const fields = Object.keys(changes).sort();
    if (fields.length > 0) {
      await audit.append(tx, { estate: userId, type: "account.profile_updated", actor: userId, data: { fields } });
      await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    }
    return toProfile(row!);
  });
}
