import { createHmac } from "node:crypto";
import type { ErrorCode } from "@heirlock/contract/errors";
import { rateLimits } from "@heirlock/contract/rate-limits";
import type { AccountId, DeviceId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { asKnown } from "../../kernel/asker.ts";
import { RefusedError, refuse } from "../../kernel/errors.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { query } from "../../kernel/query.ts";
import { countedAddress } from "../../kernel/rate-limit.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { inTurn } from "./derive-key.ts";
import { findKnownDevice } from "./security/know-device.ts";
import type { CameFrom } from "./visit.ts";

const bucketOf = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`sign-in ${text}`).digest("base64url");

/**
 * At which door somebody guesses. A stranger who knows the address stands at the first only: however long they go on,
 * the owner's session, half sign-in and reset link have counts of their own.
 */
type Door = "sign-in" | "code" | "reset-code" | "proof";
const doors: readonly Door[] = ["sign-in", "code", "reset-code", "proof"];

/** Lets go the failures of an account whose owner has proved otherwise who they are, and set a new password. */
export async function forgiveAccount(tx: Tx, secret: string, { email, userId }: Forgiven): Promise<void> {
  const devices = await tx.query(queries.listKnownDevices, [userId]);
  const guessers = [email, ...devices.map(({ id }) => ofDevice(id))];
  const buckets = doors.flatMap((door) => guessers.map((guesser) => bucketOf(secret, `${door} ${guesser}`)));
  await tx.query(queries.forgetTriesOf, [buckets]);
}
interface Forgiven {
  email: string;
  userId: AccountId;
}

const ofDevice = (id: DeviceId) => `device ${id}`;

/** What somebody who guesses is answered. */
const failures: readonly ErrorCode[] = ["INVALID_CREDENTIALS", "INVALID_CODE"];

/**
 * Runs a sign-in under the limits of SEC-015: five failures of an account at one door, twenty of an address at it, in
 * the quarter of an hour that ends now. A browser that has signed in to the account before counts for itself: guesses
 * from elsewhere, also from its own address, never shut it out (SEC-039). A failure is a wrong password or a wrong code;
 * no other end of `signIn` is held against anybody, and a refused try neither. Refuses with RATE_LIMITED and the seconds
 * until the oldest failure is old.
 */
export async function countingFailures<T>(
  deps: { auth: Pool; ring: KeyRing },
  { email, visit, door }: { email: string; visit: CameFrom; door: Door },
  signIn: () => Promise<T>,
): Promise<T> {
  const device = await findKnownDevice(deps, email, visit);
  const counted = () => countOne(deps, { email, visit, door, device }, signIn);
  // A stranger waits before anything is counted or read: a crowd of them takes one connection, not all.
  return await (device ? asKnown(counted) : inTurn(counted));
}

async function countOne<T>(
  deps: { auth: Pool; ring: KeyRing },
  { email, visit, door, device }: { email: string; visit: CameFrom; door: Door; device: DeviceId | null },
  signIn: () => Promise<T>,
): Promise<T> {
  const { signInByAccount, signInByAddress } = rateLimits;
  const bucket = (text: string) => bucketOf(deps.ring.active, `${door} ${text}`);
  const rows = await query(deps.auth, queries.noteTry, [
    bucket(device ? ofDevice(device) : email),
    signInByAccount.max,
    // auth.note_try() always counts two: of a known browser both are its own.
    device ? bucket(`address of ${ofDevice(device)}`) : bucket(`address ${countedAddress(visit.address)}`),
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
