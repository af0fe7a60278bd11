import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { query } from "../../kernel/query.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { endPending, pendingTokenOf, tokenHash } from "./factors/device-cookies.ts";
import * as halves from "./factors/factors.queries.ts";
import { digitsHash } from "./factors/sign-up-half.ts";
import { hasSecondFactor } from "./factors/use-code.ts";
import { countingFailures } from "./sign-in-tries.ts";
import { type NewSession, startSession } from "./start-session.ts";
import type { Visit } from "./visit.ts";

/**
 * Confirms the address of a sign-up by the digits that were mailed to it, and signs in: the browser that asks is the one
 * in which the password was chosen. Wrong, old and never mailed digits are the same INVALID_CODE, so that nobody learns
 * here whether an address has an account. Refuses with TOKEN_EXPIRED where no sign-up waits in this browser.
 */
export async function confirmByDigits(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs },
  digits: string,
  visit: Visit,
  previous: Caller | null,
): Promise<NewSession> {
  const shown = pendingTokenOf(visit.cookies);
  if (shown === null) refuse("TOKEN_EXPIRED");
  const token = tokenHash(shown);
  const [counted] = await query(deps.auth, halves.countDigits, [token]);
  return countingFailures(deps, { email: counted?.email ?? token, visit, door: "code" }, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const [half] = counted ? await tx.query(halves.lockDigits, [token]) : [];
      if (!half || half.mailed_code !== digitsHash(half.user_id, digits)) refuse("INVALID_CODE");
      const userId = half.user_id;
      if (half.suspended) refuse("ACCOUNT_SUSPENDED");
      // Set since, by somebody who came in by the link: then the digits are not enough.
      if (await hasSecondFactor(tx, userId)) refuse("TOKEN_EXPIRED");
      await tx.query(halves.deletePending, [token]);
      if (!half.email_verified) {
        await tx.query(queries.markVerified, [userId]);
        await audit.append(tx, { estate: userId, type: "account.email_verified", actor: userId });
      }
      const session = await startSession(tx, { userId, by: "password", visit, previous, jobs: deps.jobs });
      return { ...session, cookies: [...session.cookies, endPending] };
    }),
  );
}
