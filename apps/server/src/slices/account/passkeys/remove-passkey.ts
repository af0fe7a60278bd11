import type { PasskeyId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { assertNoRecentReset } from "../assert-no-recent-reset.ts";
import { tell } from "../notices/tell.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import * as queries from "./passkeys.queries.ts";

/** Removes a passkey with its bundle, and tells the person. Refuses with NOT_FOUND for one that is not theirs. */
export function removePasskey(
  deps: { auth: Pool; jobs: Jobs },
  caller: Caller,
  { id }: { id: PasskeyId },
): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    await assertNoRecentReset(tx, userId, "factor-removal");
    const [removed] = await tx.query(queries.deletePasskey, [userId, id]);
    if (!removed) refuse("NOT_FOUND");
    const data = { passkey: id, ...(await deviceOfSession(tx, sessionId)) };
    await audit.append(tx, { estate: userId, type: "account.passkey_removed", actor: userId, data });
    await tell(tx, deps.jobs, { userId, kind: "passkey-removed", facts: { name: removed.name } });
  });
}
