import { createHmac } from "node:crypto";
import type { ErrorCode } from "@heirlock/contract/errors";
import { rateLimits } from "@heirlock/contract/rate-limits";
import type { Pool } from "pg";
import { RefusedError, refuse } from "../../kernel/errors.ts";
import { query } from "../../kernel/query.ts";
import { countedAddress } from "../../kernel/rate-limit.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";

const bucketOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`sign-in ${text}`).digest("base64url");

/**
 * At which door somebody guesses. A stranger who knows the address stands at the first only: however long they go on,
 * the owner's session, half sign-in and reset link have counts of their own.
 */
type Door = "sign-in" | "code" | "proof";

/** Lets go the failures of an account whose owner has proved otherwise who they are, and set a new password. */
export async function forgiveAccount(tx: Tx, secret: string, email: string): Promise<void> {
  for (const door of ["sign-in", "code", "proof"] satisfies Door[]) {
    await tx.query(queries.forgetTriesOf, [bucketOf(secret, `${door} ${email}`)]);
  }
}

/** What somebody who guesses is answered. */
const failures: readonly ErrorCode[] = ["INVALID_CREDENTIALS", "INVALID_CODE"];

/**
 * Runs a sign-in under the limits of SEC-015: five failures of an account at one door, twenty of an address, in the
 * quarter of an hour that ends now. A failure is a wrong password or a wrong code; no other end of `signIn`
 * is held against anybody. Refuses with RATE_LIMITED and the seconds until the oldest failure is old.
 */
export async function countingFailures<T>(
  deps: { auth: Pool; secret: string },
  who: { email: string; address: string; door: Door },
  signIn: () => Promise<T>,
): Promise<T> {
  const { signInByAccount, signInByAddress } = rateLimits;
  const bucket = (text: string) => bucketOf(deps.secret, text);
  const rows = await query(deps.auth, queries.noteTry, [
    bucket(`${who.door} ${who.email}`),
    signInByAccount.max,
    bucket(`address ${countedAddress(who.address)}`),
    signInByAddress.max,
    signInByAccount.windowSeconds,
  ]);
  const { id, seconds_left } = rows[0]!;
  if (id === null) refuse("RATE_LIMITED", {}, seconds_left ?? undefined);

  // What `signIn` ended with stands, also where this fails: the try is then held against them until it is old.
  const forget = () => query(deps.auth, queries.forgetTry, [id]).catch(() => {});
  try {
    const result = await signIn();
    await forget();
    return result;
  } catch (error) {
    if (!(error instanceof RefusedError && failures.includes(error.code))) await forget();
    throw error;
  }
}
