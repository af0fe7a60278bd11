import type { passkeyRoutes } from "@heirlock/contract/account/passkeys";
import type { Request } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { type NewSession, startSession } from "../start-session.ts";
import type { Visit } from "../visit.ts";
import * as queries from "./passkeys.queries.ts";
import { verifyAssertion } from "./verify-assertion.ts";

type Attempt = Request<typeof passkeyRoutes.passkeySignIn>["body"];

export interface SignedInByPasskey extends NewSession {
  email: string;
  opensVault: boolean;
}

/**
 * Signs in with a passkey, which is something the person has and, verified by the device, something they are or know:
 * no second factor is asked for (D09). Refuses with INVALID_PASSKEY; that an account is unverified or suspended is told
 * only to who has its passkey.
 */
export function signInByPasskey(
  deps: { auth: Pool; config: Config; jobs: Jobs },
  { challengeId, response }: Attempt,
  visit: Visit,
  previous: Caller | null,
): Promise<SignedInByPasskey> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const asked = { purpose: "sign-in", challengeId, response, userId: null } as const;
    const { userId, opensVault } = await verifyAssertion(tx, deps, asked);
    const [standing] = await tx.query(queries.readStanding, [userId]);
    if (!standing?.email_verified) refuse("EMAIL_NOT_VERIFIED");
    if (standing.suspended) refuse("ACCOUNT_SUSPENDED");
    const session = await startSession(tx, { userId, by: "passkey", visit, previous, jobs: deps.jobs });
    return { ...session, email: standing.email, opensVault };
  });
}
