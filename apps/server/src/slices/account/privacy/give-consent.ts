import type { AccountId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { insertConsent, hasConsent as readConsent, withdrawConsent as withdraw } from "./privacy.queries.ts";

/** What somebody can agree to besides the terms. */
export type ConsentPurpose = "faith";

export async function hasConsent(tx: Tx, person: AccountId, purpose: ConsentPurpose): Promise<boolean> {
  const [found] = await tx.query(readConsent, [person, purpose]);
  return found!.given;
}

/** Keeps what was agreed to, in the version of the text that was shown (SEC-035). */
export async function giveConsent(
  tx: Tx,
  person: AccountId,
  purpose: ConsentPurpose,
  textVersion: string,
): Promise<void> {
  await tx.query(insertConsent, [person, purpose, textVersion]);
}

/** Every time it was given. Nothing to withdraw is no mistake. */
export async function withdrawConsent(tx: Tx, person: AccountId, purpose: ConsentPurpose): Promise<void> {
  await tx.query(withdraw, [person, purpose]);
}
