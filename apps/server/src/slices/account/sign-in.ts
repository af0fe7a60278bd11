import { mayUseHeldPassword } from "@heirlock/domain/account/held-password";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { query } from "../../kernel/query.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { nobodysKey, verifyAuthKey } from "./credential.ts";
import { startPending } from "./factors/start-pending.ts";
import { useTrustedDevice } from "./factors/trusted-device.ts";
import { hasSecondFactor } from "./factors/use-code.ts";
import { knownSince } from "./security/know-device.ts";
import { countingFailures } from "./sign-in-tries.ts";
import { startSession } from "./start-session.ts";
import type { Visit } from "./visit.ts";

export interface SignedIn {
  userId: AccountId;
  expiresAt: Date;
  /** The password was right and a second factor is still to come: nobody is signed in. */
  twoFactorRequired: boolean;
  /** Set-Cookie values. */
  cookies: string[];
}

/**
 * Signs in by password, or half so where a second factor is on and this browser is not trusted. That an account is
 * unverified, suspended or has a second factor is told only to who knows its password, and nothing of it is looked at
 * before.
 */
export function signIn(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs },
  { email, authKey }: { email: string; authKey: string },
  visit: Visit,
  previous: Caller | null,
): Promise<SignedIn> {
  return countingFailures(deps, { email, visit, door: "sign-in" }, async () => {
    const { userId, password } = await checkPassword(deps, email, authKey);
    return await inSystemTransaction(deps.auth, async (tx) => {
      const [held] = await tx.query(queries.holdCredential, [userId]);
      // A reset that was committed while the password was checked makes it the wrong one.
      if (held?.password !== password) refuse("INVALID_CREDENTIALS");
      const { email_verified, suspended } = held;
      if (!email_verified) refuse("EMAIL_NOT_VERIFIED");
      if (suspended) refuse("ACCOUNT_SUSPENDED");
      const { jobs } = deps;
      if (!(await hasSecondFactor(tx, userId))) {
        if (!mayUseHeldPassword({ heldAt: held.held_at, knownSince: await knownSince(tx, userId, visit) })) {
          refuse("PASSWORD_HELD");
        }
        const session = await startSession(tx, { userId, by: "password", visit, previous, jobs });
        return { ...session, twoFactorRequired: false };
      }
      const trust = await useTrustedDevice(tx, userId, visit);
      if (trust.trusted) {
        const session = await startSession(tx, { userId, by: "trusted_device", visit, previous, jobs });
        return { ...session, twoFactorRequired: false, cookies: [...session.cookies, trust.cookie] };
      }
      const { expiresAt, cookie } = await startPending(tx, userId);
      return { userId, expiresAt, twoFactorRequired: true, cookies: trust.cookie ? [cookie, trust.cookie] : [cookie] };
    });
  });
}

/** Outside of any transaction: a connection is not held while the processor works, or while others have their turn. */
async function checkPassword(deps: { auth: Pool }, email: string, authKey: string) {
  const [found] = await query(deps.auth, queries.findCredential, [email]);
  // The same work for an unknown e-mail, so that the time of the answer does not tell (SEC-018).
  const right = await verifyAuthKey(found?.password ?? nobodysKey, authKey);
  if (!found || !right) refuse("INVALID_CREDENTIALS");
  return { userId: found.user_id, password: found.password };
}
