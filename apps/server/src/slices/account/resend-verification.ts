import type { Pool } from "pg";
import type { Jobs } from "../../kernel/jobs.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { sendLetter } from "./account.jobs.ts";
import * as queries from "./account.queries.ts";
import { noSoonerThan } from "./even-timing.ts";

const milliseconds = 100;

/** Mails the confirmation link again if there is something to confirm; the caller never learns whether. */
export function resendVerification(deps: { auth: Pool; jobs: Jobs }, email: string): Promise<void> {
  return noSoonerThan(milliseconds, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const [user] = await tx.query(queries.findUnverified, [email]);
      if (user) await deps.jobs.enqueue(tx, sendLetter, { kind: "verify-email", userId: user.id });
    }),
  );
}
