import type { factorRoutes } from "@heirlock/contract/account/factors";
import type { Request } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { newSessionToken, sessionCookies, sessionHash } from "../../../kernel/session-cookie.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { verifyAssertion } from "../passkeys/verify-assertion.ts";
import { provePassword } from "../prove-password.ts";
import { countingFailures } from "../sign-in-tries.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./factors.queries.ts";
import { useSecondFactorCode } from "./use-code.ts";

type Proof = Request<typeof factorRoutes.reauthenticate>["body"];

export interface Reauthenticated {
  provenUntil: Date;
  /** Set-Cookie values. */
  cookies: string[];
}

/** The session stays the same one, with its end and its place in the list; its token is a new one (SEC-007). */
async function renewSession(
  tx: Tx,
  { userId, sessionId, isFresh }: Actor,
  by: string,
  unlocks: boolean,
): Promise<Reauthenticated> {
  if (unlocks && isFresh) {
    const [row] = await tx.query(queries.prolongProof, [sessionId]);
    return { provenUntil: row!.proven_until, cookies: [] };
  }
  const token = newSessionToken();
  const [row] = await tx.query(queries.renewSession, [sessionId, sessionHash(token)]);
  const { proven_until, seconds_left } = row!;
  const data = { session: sessionId, by };
  await audit.append(tx, { estate: userId, type: "account.reauthenticated", actor: userId, data });
  return { provenUntil: proven_until, cookies: sessionCookies(token, seconds_left) };
}

/**
 * Takes one more proof of who is there, so that sensitive actions are open again (D10). One that unlocking the vault
 * gives while the last is still fresh opens nothing new: it prolongs that, and the token stays. Guessing counts like guessing at
 * the sign-in. Refuses with INVALID_CREDENTIALS, INVALID_CODE or INVALID_PASSKEY, by what was shown; with
 * VALIDATION_ERROR when it was nothing.
 */
export async function reauthenticate(
  deps: { auth: Pool; ring: KeyRing; config: Pick<Config, "publicUrl">; jobs: Jobs },
  caller: Caller,
  { password, code, passkey, unlocks = false, visit }: Proof & { visit: CameFrom },
): Promise<Reauthenticated> {
  if (password !== undefined) {
    await provePassword(deps, caller, { password, visit });
    return inTransaction(deps.auth, caller, (tx, actor) => renewSession(tx, actor, "password", unlocks));
  }
  if (code !== undefined) {
    const email = await inTransaction(deps.auth, caller, async (tx, { userId }) => {
      const [row] = await tx.query(queries.readEmail, [userId]);
      return row!.email;
    });
    return countingFailures(deps, { email, visit, door: "proof" }, () =>
      inTransaction(deps.auth, caller, async (tx, actor) => {
        await useSecondFactorCode(tx, deps, actor.userId, { code });
        return renewSession(tx, actor, "totp", unlocks);
      }),
    );
  }
  return inTransaction(deps.auth, caller, async (tx, actor) => {
    if (!passkey) refuse("VALIDATION_ERROR", { fields: { body: ["One of password, code and passkey is needed"] } });
    await verifyAssertion(tx, deps, { purpose: "reauthenticate", ...passkey, userId: actor.userId });
    return renewSession(tx, actor, "passkey", unlocks);
  });
}
