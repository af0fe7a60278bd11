import { createHash } from "node:crypto";
import type { assertionSchema } from "@heirlock/contract/account/passkeys";
import type { ChallengeId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Actor, Caller } from "../../../kernel/actor.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { type Challenge, makeAssertionOptions } from "../passkeys/make-challenge.ts";
import { verifyAssertion } from "../passkeys/verify-assertion.ts";
import { countingFailures } from "../sign-in-tries.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./factors.queries.ts";
import { type GivenCode, useSecondFactorCode } from "./use-code.ts";

/** One named action and what exactly is to be done: ids, and whatever else the person has been shown. */
export interface NamedRequest {
  action: string;
  about: readonly string[];
}
/** A code of the app, a backup code, or what a passkey answered to askPasskeyFor(). */
export type GivenFactor = GivenCode & {
  passkey?: { challengeId: ChallengeId; response: z.output<typeof assertionSchema> } | undefined;
};
export interface UsedFactor {
  by: "totp" | "backup_code" | "passkey";
  /** Since when the account has it: one that is younger than a reset decides less (SEC-042). */
  since: Date;
}

const digestOf = ({ action, about }: NamedRequest) =>
  createHash("sha256")
    .update(JSON.stringify([action, ...about]))
    .digest("base64url");

/** Asks for a passkey for this request and no other. Refuses with NOT_FOUND when the person has none. */
export function askPasskeyFor(
  deps: { auth: Pool; config: Pick<Config, "publicUrl"> },
  caller: Caller,
  request: NamedRequest,
): Promise<Challenge> {
  return inTransaction(deps.auth, caller, (tx, { userId }) =>
    makeAssertionOptions(tx, deps, { purpose: "action", userId, about: digestOf(request) }),
  );
}

/**
 * Runs `work` in a transaction in which a second factor was given for this very request: however fresh the session's own
 * proof is, it does not stand for it. What was given is used up with the work, and only with it. Guesses count like those
 * of every proof. Refuses with INVALID_CODE or INVALID_PASSKEY, also for somebody without a second factor.
 */
export async function withFactorFor<T>(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs; config: Pick<Config, "publicUrl"> },
  caller: Caller,
  { request, given, visit }: { request: NamedRequest; given: GivenFactor; visit: CameFrom },
  work: (tx: Tx, actor: Actor, used: UsedFactor) => Promise<T>,
): Promise<T> {
  const email = await inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [row] = await tx.query(queries.readEmail, [userId]);
    return row!.email;
  });
  return countingFailures(deps, { email, visit, door: "proof" }, () =>
    inTransaction(deps.auth, caller, async (tx, actor) => work(tx, actor, await use(tx, deps, actor, request, given))),
  );
}

async function use(
  tx: Tx,
  deps: { ring: KeyRing; jobs: Jobs; config: Pick<Config, "publicUrl"> },
  { userId }: Actor,
  request: NamedRequest,
  { passkey, ...code }: GivenFactor,
): Promise<UsedFactor> {
  if (passkey) {
    const asked = { purpose: "action", userId, about: digestOf(request), ...passkey } as const;
    const { since } = await verifyAssertion(tx, deps, asked);
    return { by: "passkey", since };
  }
  const by = await useSecondFactorCode(tx, deps, userId, code);
  const [app] = await tx.query(queries.readAuthenticator, [userId]);
  return { by, since: app?.enabled_at ?? refuse("INVALID_CODE") };
}
