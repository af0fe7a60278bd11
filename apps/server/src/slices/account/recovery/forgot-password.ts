import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { isWithinLimit } from "../../../kernel/rate-limit.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { sendLetter } from "../account.jobs.ts";
import { noSoonerThan } from "../even-timing.ts";
import { findByEmail, findLiveLink } from "./recovery.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
}

/** Longer than either way takes, so that the time tells nothing about the address. */
const milliseconds = 150;

/**
 * Mails a link to a new password if the address has an account; the caller never learns whether (SEC-017). An address
 * that nobody confirmed yet gets the letter to confirm it: whoever it belongs to has not said that the account is theirs.
 */
export function forgotPassword(deps: Deps, email: string): Promise<void> {
  return noSoonerThan(milliseconds, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const [user] = await tx.query(findByEmail, [email]);
      if (!user) return;
      const { id: userId } = user;
      if (!user.email_verified) return deps.jobs.enqueue(tx, sendLetter, { kind: "verify-email", userId });
      // Beyond the limit only when no link is out that still works: nobody keeps the owner from having one. A stranger's
      // patience does not fill the log either.
      const isWithin = await isWithinLimit(deps, "quietResetMail", `${userId} email`);
      if (!isWithin && (await tx.query(findLiveLink, [userId])).length > 0) return;
      if (isWithin) await audit.append(tx, { estate: userId, type: "account.reset_asked", actor: null });
      await deps.jobs.enqueue(tx, sendLetter, { kind: "reset-password", userId });
    }),
  );
}
