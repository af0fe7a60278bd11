import type { AccountId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { newResetToken, resetTokenHash } from "../reset-tokens.ts";
import { insertReset } from "./recovery.queries.ts";

/** Where the link goes; what its holder may do is the same. */
export type SentTo = "email" | "recovery_email" | "recovery_phone";

/**
 * Makes a link to a new password, for `/auth/reset-password#token`. It works once, for 30 minutes on the database's
 * clock; what it allows depends on the kit and the second factor (KEY-016, KEY-017).
 */
export async function issueResetToken(
  tx: Tx,
  { userId, sentTo }: { userId: AccountId; sentTo: SentTo },
): Promise<string> {
  const token = newResetToken();
  await tx.query(insertReset, [userId, sentTo, resetTokenHash(token)]);
  return token;
}
