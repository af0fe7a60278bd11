import { isDeletionWord } from "@heirlock/domain/account/deletion-word";
import { daysToReturn, mayDelete } from "@heirlock/domain/account/may-delete";
import type { Pool } from "pg";
import { countOpenCases } from "../../../kernel/account-deletion.ts";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import type { DeclaredBySlices } from "../../../kernel/slice.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { assertNoRecentReset } from "../assert-no-recent-reset.ts";
import { endSessions } from "../end-sessions.ts";
import { tell } from "../notices/tell.ts";
import { provePassword } from "../prove-password.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./privacy.queries.ts";

/**
 * Closes the account: it is deleted after 14 days on the database's clock unless the person comes back. Every session
 * ends, this one too, and the person is told on every channel. Refuses with WRONG_CONFIRMATION, INVALID_CREDENTIALS or,
 * while a release case is open, RELEASE_RUNNING; RECENT_RESET after a reset by mailbox alone. An account that is closing already keeps its day.
 */
export async function closeAccount(
  deps: { auth: Pool; jobs: Jobs; ring: KeyRing; declared: Pick<DeclaredBySlices, "deletions"> },
  caller: Caller,
  { password, confirmation, visit }: { password: string; confirmation: string; visit: CameFrom },
): Promise<Date> {
  // A wrong word is no guess at the password, and is not counted as one.
  const worded = isDeletionWord(confirmation);
  if (worded) await provePassword(deps, caller, { password, visit });
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    if (!worded) refuse("WRONG_CONFIRMATION");
    const [account] = await tx.query(queries.lockAccount, [userId]);
    await assertNoRecentReset(tx, userId, "account-deletion");
    const decision = mayDelete({ openCases: await countOpenCases(tx, deps.declared.deletions, userId) });
    if (!decision.allowed) refuse(decision.code);
    let deletesAt = account!.deletes_at;
    if (deletesAt === null) {
      const [closed] = await tx.query(queries.closeAccount, [userId, daysToReturn]);
      deletesAt = closed!.deletes_at;
      await audit.append(tx, { estate: userId, type: "account.closing", actor: userId });
      await tell(tx, deps.jobs, { userId, kind: "account-closing", facts: { deletesAt: deletesAt.toISOString() } });
    }
    await tx.query(queries.forgetTrustedDevices, [userId]);
    await endSessions(tx, userId);
    return deletesAt;
  });
}
