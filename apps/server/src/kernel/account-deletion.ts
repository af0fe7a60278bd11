import type { AccountId } from "@heirlock/domain/identifiers";
import type { AnyStatement } from "./statement.ts";
import type { Tx } from "./transaction.ts";

/**
 * What a slice does about an account that is deleted, besides rows that foreign keys remove. Both statements run as
 * heirlock_auth with the person's id as $1.
 */
export interface AccountDeletion {
  /** Counts, as `open`, the cases that must end before the account may go. */
  openCases?: AnyStatement;
  /** Deletes rows that hang on the account without a foreign key. Runs while the account still exists. */
  forget?: AnyStatement;
}

export async function countOpenCases(
  tx: Tx,
  deletions: readonly AccountDeletion[],
  userId: AccountId,
): Promise<number> {
  let open = 0;
  for (const { openCases } of deletions) {
    if (!openCases) continue;
    const [row] = await tx.query<{ open: number }>(openCases, [userId]);
    open += row!.open;
  }
  return open;
}

export async function forgetRows(tx: Tx, deletions: readonly AccountDeletion[], userId: AccountId): Promise<void> {
  for (const { forget } of deletions) if (forget) await tx.query(forget, [userId]);
}
