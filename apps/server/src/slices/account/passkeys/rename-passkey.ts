import type { PasskeyId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./passkeys.queries.ts";

/** Refuses with NOT_FOUND for a passkey that is not the person's. */
export function renamePasskey(
  deps: { auth: Pool },
  caller: Caller,
  { id, name }: { id: PasskeyId; name: string },
): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [renamed] = await tx.query(queries.renamePasskey, [userId, id, name]);
    if (!renamed) refuse("NOT_FOUND");
    const data = { passkey: renamed.id };
    await audit.append(tx, { estate: userId, type: "account.passkey_renamed", actor: userId, data });
  });
}
