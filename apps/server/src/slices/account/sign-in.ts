import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { sessionHash } from "../../kernel/session-cookie.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { verifyAuthKey } from "./credential.ts";
import { startPending } from "./factors/start-pending.ts";
import { useTrustedDevice } from "./factors/trusted-device.ts";
import { hasSecondFactor } from "./factors/use-code.ts";
import type { Identity } from "./identity.ts";
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
  deps: { auth: Pool; identity: Identity; secret: string; jobs: Jobs },
  { email, authKey }: { email: string; authKey: string },
  visit: Visit,
  previous: Caller | null,
): Promise<SignedIn> {
  const attempt = { email, authKey, ...visit };
  return countingFailures(deps, { email, address: visit.address, door: "sign-in" }, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const result = await deps.identity.signIn(tx, attempt);
      if (result.outcome === "wrong") refuse("INVALID_CREDENTIALS");
      if (result.outcome === "not-verified") refuse("EMAIL_NOT_VERIFIED");
      const { userId, token, suspended } = result;
      if (suspended) refuse("ACCOUNT_SUSPENDED");
      // A reset that was committed while the password was checked makes it the wrong one.
      const [credential] = await tx.query(queries.holdCredential, [userId]);
      if (!credential || !(await verifyAuthKey(credential.password, authKey))) refuse("INVALID_CREDENTIALS");
      // better-auth has checked the password and begun a session; ours says more, or waits for the second factor.
      await tx.query(queries.deleteSession, [sessionHash(token)]);
      const { jobs } = deps;
      if (!(await hasSecondFactor(tx, userId))) {
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
    }),
  );
}
