import type { PasskeyId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { lockKeys } from "../account.queries.ts";
import { tell } from "../notices/tell.ts";
import * as queries from "./passkeys.queries.ts";

/**
 * Lets a passkey open the vault, or takes that back (`bundle` null). The wraps by password and kit stand beside it
 * always: without them there is nothing to add to (KEY-009). Refuses with NO_KEYS, with UPDATE_ERROR when the keys
 * changed since `version` was read, and with NOT_FOUND for a passkey that is not the person's.
 */
export function setPasskeyBundle(
  deps: { auth: Pool; jobs: Jobs },
  caller: Caller,
  { id, bundle, version }: { id: PasskeyId; bundle: string | null; version: number },
): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [keys] = await tx.query(lockKeys, [userId]);
    if (!keys) refuse("NO_KEYS");
    if (keys.version !== version) refuse("UPDATE_ERROR");
    const [changed] = await tx.query(queries.setBundle, [userId, id, bundle]);
    if (!changed) refuse("NOT_FOUND");
    const opens = bundle !== null;
    const data = { passkey: id, opens };
    await audit.append(tx, { estate: userId, type: "account.passkey_opens_vault", actor: userId, data });
    await tell(tx, deps.jobs, { userId, kind: "passkey-opens-vault", facts: { name: changed.name, opens } });
  });
}
