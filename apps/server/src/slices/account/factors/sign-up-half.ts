import { hash, randomInt } from "node:crypto";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { newToken, setPending, tokenHash } from "./device-cookies.ts";
import * as queries from "./factors.queries.ts";

/** As long as the row waits. */
const waitsSeconds = 60 * 60;

/**
 * Remembers in this browser that it has just signed up, until the mailed digits are typed. For an address that has an
 * account already (null) the cookie stands for nothing, and no digits ever fit it: the answer tells nobody which.
 */
export async function startSignUpHalf(tx: Tx, userId: AccountId | null): Promise<string> {
  const token = newToken();
  if (userId !== null) await tx.query(queries.insertSignUpHalf, [tokenHash(token), userId]);
  return setPending(token, waitsSeconds);
}

export function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The form in which the digits wait. They live for ten minutes and open one half sign-up. */
export function digitsHash(userId: AccountId, digits: string): string {
  return hash("sha256", `${userId} ${digits}`, "base64url");
}
