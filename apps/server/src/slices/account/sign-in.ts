import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { sessionHash } from "../../kernel/session-cookie.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import type { Identity, SignInAttempt } from "./identity.ts";
import { countingFailures } from "./sign-in-tries.ts";

export interface NewSession {
  userId: Uuid;
  /** For the cookie, and for nothing else. */
  token: string;
  expiresAt: Date;
}

/**
 * Starts a session. That an account is unverified or suspended is told only to who knows its password. The
 * session that the browser showed, if any, ends: a token from before a sign-in is worth nothing after it
 * (SEC-007).
 */
export function signIn(
  deps: { auth: Pool; identity: Identity; secret: string },
  attempt: SignInAttempt,
  previous: Caller | null,
): Promise<NewSession> {
  return countingFailures(deps, attempt, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const result = await deps.identity.signIn(tx, attempt);
      if (result.outcome === "wrong") refuse("INVALID_CREDENTIALS");
      if (result.outcome === "not-verified") refuse("EMAIL_NOT_VERIFIED");
      const { userId, token, suspended } = result;
      if (suspended) refuse("ACCOUNT_SUSPENDED");

      if (previous) await tx.query(queries.deleteSession, [previous.sessionHash]);
      const [session] = await tx.query<{ id: Uuid; expires_at: Date }>(queries.readNewSession, [sessionHash(token)]);
      await audit.append(tx, {
        estate: userId,
        type: "account.signed_in",
        actor: userId,
        data: { session: session!.id },
      });
      return { userId, token, expiresAt: session!.expires_at };
    }),
  );
}
