import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { countingFailures } from "../sign-in-tries.ts";
import { startSession } from "../start-session.ts";
import type { Visit } from "../visit.ts";
import { endPending, pendingTokenOf, tokenHash } from "./device-cookies.ts";
import * as queries from "./factors.queries.ts";
import { trustDevice } from "./trusted-device.ts";
import { backupCodesLeft, type GivenCode, useSecondFactorCode } from "./use-code.ts";

interface PendingRow {
  user_id: AccountId;
  email: string;
  email_verified: boolean;
  suspended: boolean;
}

export interface Verified {
  userId: AccountId;
  email: string;
  expiresAt: Date;
  /** After a backup code; null after a code of the app. */
  backupCodesLeft: number | null;
  /** Set-Cookie values. */
  cookies: string[];
}

async function readPending(
  tx: Tx,
  statement: typeof queries.readPending | typeof queries.lockPending,
  token: string,
): Promise<PendingRow> {
  const [row] = await tx.query(statement, [token]);
  return row ?? refuse("TOKEN_EXPIRED");
}

/**
 * Ends a half sign-in: the code is used, the half is gone and a session with a new token is there, or none of it. A
 * wrong code leaves the half standing and counts like a failed sign-in. Refuses with INVALID_CODE; with TOKEN_EXPIRED
 * when there is no half, or none any more; and as the sign-in itself does for an account that it would not let in.
 */
export async function verifyTwoFactor(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs },
  given: GivenCode & { trustDevice?: boolean | undefined },
  visit: Visit,
  previous: Caller | null,
): Promise<Verified> {
  const shown = pendingTokenOf(visit.cookies);
  if (shown === null) refuse("TOKEN_EXPIRED");
  const token = tokenHash(shown);
  const { email } = await inSystemTransaction(deps.auth, (tx) => readPending(tx, queries.readPending, token));
  return countingFailures(deps, { email, visit, door: "code" }, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const half = await readPending(tx, queries.lockPending, token);
      if (!half.email_verified) refuse("EMAIL_NOT_VERIFIED");
      if (half.suspended) refuse("ACCOUNT_SUSPENDED");
      const userId = half.user_id;
      const by = await useSecondFactorCode(tx, deps, userId, given);
      await tx.query(queries.deletePending, [token]);
      const session = await startSession(tx, { userId, by, visit, previous, jobs: deps.jobs });
      const cookies = [...session.cookies, endPending];
      if (given.trustDevice) cookies.push(await trustDevice(tx, userId, half.email, visit));
      const left = by === "backup_code" ? await backupCodesLeft(tx, userId) : null;
      return { ...session, email: half.email, backupCodesLeft: left, cookies };
    }),
  );
}
