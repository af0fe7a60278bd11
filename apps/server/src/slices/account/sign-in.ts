import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { sessionHash } from "../../kernel/session-cookie.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import type { Identity } from "./identity.ts";
import { countingFailures } from "./sign-in-tries.ts";
import { startSession } from "./start-session.ts";
import type { Visit } from "./visit.ts";

export interface SignedIn {
  userId: Uuid;
  expiresAt: Date;
  /** The password was right and a second factor is still to come: nobody is signed in. */
  twoFactorRequired: boolean;
  /** Set-Cookie values. */
  cookies: string[];
}

/** Signs in by password. That an account is unverified or suspended is told only to who knows its password. */
export function signIn(
  deps: { auth: Pool; identity: Identity; secret: string; jobs: Jobs },
  { email, authKey }: { email: string; authKey: string },
  visit: Visit,
  previous: Caller | null,
): Promise<SignedIn> {
  const attempt = { email, authKey, ...visit };
  return countingFailures(deps, { email, address: visit.address }, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const result = await deps.identity.signIn(tx, attempt);
      if (result.outcome === "wrong") refuse("INVALID_CREDENTIALS");
      if (result.outcome === "not-verified") refuse("EMAIL_NOT_VERIFIED");
      const { userId, token, suspended } = result;
      if (suspended) refuse("ACCOUNT_SUSPENDED");
      // better-auth has checked the password and begun a session; ours says more, or waits for the second factor.
      await tx.query(queries.deleteSession, [sessionHash(token)]);
      const session = await startSession(tx, { userId, by: "password", visit, previous, jobs: deps.jobs });
      return { ...session, twoFactorRequired: false };
    }),
  );
}
