import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { linkIdentifier } from "../link-tokens.ts";
import { issueResetToken, type SentTo } from "../recovery/issue-reset-token.ts";
import { mostTries } from "./phone-codes.ts";
import { type Answer, enoughAreRight } from "./question-hashes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  auth: Pool;
  ring: KeyRing;
}

/**
 * Turns a recovery link into the token of a link to a new password. Where questions are set, two of three must be right
 * besides; they are a hurdle more and never a way in (D12). Refuses with WRONG_ANSWERS, and with TOKEN_EXPIRED a link
 * that was used, is too old, or was tried five times.
 */
export async function finishRecovery({ auth, ring }: Deps, token: string, answers: Answer[]): Promise<string> {
  const identifier = linkIdentifier("recover", token);
  const rows = await query(auth, queries.tryRecovery, [identifier, mostTries]);
  const link = rows[0];
  if (!link) refuse("TOKEN_EXPIRED");
  const { user_id: userId } = link;
  const sentTo = link.sent_to as SentTo;
  // Outside of any transaction: a connection is not held while the processor works.
  if (!(await passesQuestions({ auth, ring }, userId, answers))) refuse("WRONG_ANSWERS");
  return inSystemTransaction(auth, async (tx) => {
    const [used] = await tx.query(queries.dropLink, [link.id]);
    if (!used) refuse("TOKEN_EXPIRED");
    const data = { by: sentTo };
    await audit.append(tx, { estate: userId, type: "account.recovery_started", actor: null, data });
    return issueResetToken(tx, { userId, sentTo });
  });
}

async function passesQuestions({ auth, ring }: Deps, userId: AccountId, answers: Answer[]): Promise<boolean> {
  const rows = await query(auth, queries.readQuestions, [userId]);
  const set = rows[0];
  return !set || enoughAreRight(ring, userId, { salt: set.questions_salt, stored: set.questions }, answers);
}
