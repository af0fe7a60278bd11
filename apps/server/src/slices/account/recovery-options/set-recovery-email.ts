import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { sendRecoveryLetter } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
}

/**
 * Mails a link to an address that is to become the recovery e-mail; it counts once that is confirmed, and the one before
 * counts until then. Null removes what there is, at once. Refuses with EMAIL_SAME_AS_ACCOUNT: a spare that is lost with
 * the mailbox is none. Returns whether a link was mailed.
 */
export function setRecoveryEmail(deps: Deps, caller: Caller, email: string | null): Promise<boolean> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    await countTry(deps, "changeEmail", userId);
    const [user] = await tx.query(queries.lockUser, [userId]);
    if (email === null) {
      const [options] = await tx.query(queries.readOptions, [userId]);
      await tx.query(queries.dropPending, ["recovery-email", userId]);
      if (options?.email) {
        await tell(tx, deps.jobs, { userId, kind: "recovery-email-changed" });
        await tx.query(queries.setRecoveryEmail, [userId, null]);
        await tx.query(queries.dropRecoveryLinks, [userId]);
        const data = { removed: true };
        await audit.append(tx, { estate: userId, type: "account.recovery_email_changed", actor: userId, data });
      }
    } else {
      if (email === user!.email) refuse("EMAIL_SAME_AS_ACCOUNT");
      await tx.query(queries.setPending, ["recovery-email", userId, email]);
      await audit.append(tx, { estate: userId, type: "account.recovery_email_changed", actor: userId });
      await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "confirm-recovery-email", userId });
    }
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return email !== null;
  });
}
