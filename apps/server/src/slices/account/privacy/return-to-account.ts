import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import * as queries from "./privacy.queries.ts";

/** Keeps an account that was to be deleted. Doing it twice is no error; refuses with TOKEN_EXPIRED once the days are over. */
export function returnToAccount(deps: { auth: Pool; jobs: Jobs }, caller: Caller): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [account] = await tx.query(queries.lockAccount, [userId]);
    if (!account || account.deletes_at === null) return;
    if (account.is_due) refuse("TOKEN_EXPIRED");
    await tx.query(queries.keepAccount, [userId]);
    await audit.append(tx, { estate: userId, type: "account.kept", actor: userId });
    await tell(tx, deps.jobs, { userId, kind: "account-kept" });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
