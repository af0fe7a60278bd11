import { createHmac } from "node:crypto";
import { rateLimits } from "@heirlock/contract/rate-limits";
import type { Pool } from "pg";
import { RefusedError, refuse } from "../../kernel/errors.ts";
import { countedAddress } from "../../kernel/rate-limit.ts";
import * as queries from "./account.queries.ts";

/**
 * Runs a sign-in under the limits of SEC-015: five failures of an account, twenty of an address, in the
 * quarter of an hour that ends now. A failure is INVALID_CREDENTIALS; no other end of `signIn` is held against
 * anybody. Refuses with RATE_LIMITED and the seconds until the oldest failure is old.
 */
export async function countingFailures<T>(
  deps: { auth: Pool; secret: string },
  who: { email: string; address: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const { signInByAccount, signInByAddress } = rateLimits;
  const bucket = (text: string) => createHmac("sha256", deps.secret).update(`sign-in ${text}`).digest("base64url");
  const { rows } = await deps.auth.query<{ id: string | null; seconds_left: number | null }>({
    ...queries.noteTry,
    values: [
      bucket(`account ${who.email}`),
      signInByAccount.max,
      bucket(`address ${countedAddress(who.address)}`),
      signInByAddress.max,
      signInByAccount.windowSeconds,
    ],
  });
  const noted = rows[0]!;
  if (noted.id === null) refuse("RATE_LIMITED", {}, noted.seconds_left ?? undefined);

  // What `signIn` ended with stands, also where this fails: the try is then held against them until it is old.
  const forget = () => deps.auth.query({ ...queries.forgetTry, values: [noted.id] }).catch(() => {});
  try {
    const result = await signIn();
    await forget();
    return result;
  } catch (error) {
    if (!(error instanceof RefusedError && error.code === "INVALID_CREDENTIALS")) await forget();
    throw error;
  }
}
