import type { Tx } from "../../kernel/transaction.ts";
import { ownKit } from "./account.queries.ts";

/** Whether the signed-in person has their Recovery Kit on paper; null without keys. */
export async function isKitConfirmed(tx: Tx): Promise<boolean | null> {
  const [row] = await tx.query(ownKit);
  return row?.is_confirmed ?? null;
}
