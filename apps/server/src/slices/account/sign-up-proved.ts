import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { makeAccount, type NewAccount, withHash } from "./sign-up.ts";
import { type NewSession, startSession } from "./start-session.ts";
import type { Visit } from "./visit.ts";

/**
 * Makes an account for somebody who has just proved otherwise that the address is theirs, and signs them in. They have
 * no plan of their own (D03). An account that somebody else began with the address and never confirmed gives way.
 * Refuses with ACCOUNT_EXISTS, which tells nobody but the owner of the mailbox.
 */
export function signUpProved(
  { auth, jobs }: { auth: Pool; jobs: Jobs },
  account: Omit<NewAccount, "side">,
  visit: Visit,
  previous: Caller | null,
): Promise<NewSession> {
  return withHash(account, (password) =>
    inSystemTransaction(auth, async (tx) => {
      await tx.query(queries.forgetUnproved, [account.email, null]);
      const userId = await makeAccount(tx, { ...account, side: "member" }, password);
      if (userId === null) refuse("ACCOUNT_EXISTS");
      await tx.query(queries.markVerified, [userId]);
      await audit.append(tx, { estate: userId, type: "account.email_verified", actor: userId });
      return await startSession(tx, { userId, by: "password", visit, previous, jobs });
    }),
  );
}
