import type { SecurityQuestion } from "@heirlock/domain/account/security-questions";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { refuse } from "../../../kernel/errors.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { noSoonerThan } from "../even-timing.ts";
import { tokenHash } from "../factors/device-cookies.ts";
import { linkIdentifier, newLinkToken } from "../link-tokens.ts";
import { askerTokenOf } from "./asker-cookie.ts";
import { mostTries, phoneCodeHash } from "./phone-codes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  auth: Pool;
  ring: KeyRing;
}

export interface RecoveryStep {
  token: string;
  questions: SecurityQuestion[];
}

/** Minutes for which a recovery link works; what follows a code as well. */
export const recoveryMinutes = 30;

const milliseconds = 150;

async function questionsOf(tx: Tx, userId: AccountId): Promise<SecurityQuestion[]> {
  const [row] = await tx.query(queries.readQuestions, [userId]);
  return row?.questions.map(({ id }) => id) ?? [];
}

/** What the holder of a recovery link has to answer. Changes nothing. Refuses with TOKEN_EXPIRED. */
export function lookAtLink({ auth }: Deps, token: string): Promise<RecoveryStep> {
  return inSystemTransaction(auth, async (tx) => {
    const [link] = await tx.query(queries.readRecovery, [linkIdentifier("recover", token), mostTries]);
    if (!link) refuse("TOKEN_EXPIRED");
    return { token, questions: await questionsOf(tx, link.user_id) };
  });
}

/**
 * Turns a code that was sent to the phone into what a mailed link would have been, for the browser that asked for it.
 * Refuses with INVALID_CODE, for an unknown e-mail too, and in the same time (SEC-017).
 */
export async function lookAtCode(
  { auth, ring }: Deps,
  { email, code, cookies }: { email: string; code: string; cookies: string },
): Promise<RecoveryStep> {
  const asker = askerTokenOf(cookies);
  const step = await noSoonerThan(milliseconds, () =>
    inSystemTransaction(auth, async (tx): Promise<RecoveryStep | null> => {
      const [user] = await tx.query(queries.findUser, [email]);
      if (!user || asker === null) return null;
      const hash = phoneCodeHash(ring.active, "recover", user.id, code);
      const guess = [user.id, tokenHash(asker), hash, mostTries] as const;
      const [tried] = await tx.query(queries.tryCode, guess);
      // Not refused in here: that would take back the count.
      if (!tried?.is_right) return null;
      await tx.query(queries.forgetCode, [tried.id]);
      const token = newLinkToken();
      const value = `${user.id} recovery_phone 0`;
      await tx.query(queries.insertLink, [linkIdentifier("recover", token), value, recoveryMinutes]);
      return { token, questions: await questionsOf(tx, user.id) };
    }),
  );
  return step ?? refuse("INVALID_CODE");
}
