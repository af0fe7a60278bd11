import type { AccountId, TrustedDeviceId } from "@heirlock/domain/identifiers";
import * as audit from "../../../kernel/audit.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { describeDevice } from "../security/describe-device.ts";
import type { Visit } from "../visit.ts";
import { endTrusted, newToken, setTrusted, shownDeviceOf, tokenHash } from "./device-cookies.ts";
import * as queries from "./factors.queries.ts";

/** Spares this browser the second factor for seven days, never the first (D09). Returns the Set-Cookie value. */
export async function trustDevice(tx: Tx, userId: AccountId, email: string, visit: Visit): Promise<string> {
  // The trust that the browser had before, for the same person, is replaced and not left lying about.
  const shown = shownDeviceOf(visit.cookies);
  if (shown) await tx.query(queries.deleteTrustedDevice, [shown.id, userId]);
  const token = newToken();
  const { browser, system, kind, country } = describeDevice(visit);
  const [row] = await tx.query(queries.insertTrustedDevice, [
    userId,
    tokenHash(token),
    email,
    browser,
    system,
    kind,
    country,
  ]);
  const { id, seconds_left } = row!;
  await audit.append(tx, { estate: userId, type: "account.device_trusted", actor: userId, data: { device: id } });
  return setTrusted(id, token, seconds_left);
}

/** `trusted` with the cookie that replaces the one shown; otherwise the cookie that clears it, if it is this person's. */
export type Trust = { trusted: true; cookie: string } | { trusted: false; cookie: string | null };

/**
 * Looks, once the password has been proved, whether the browser may skip the second factor. The token is replaced at
 * each use; one that was replaced already is in two hands, so that the trust ends for both.
 */
export async function useTrustedDevice(tx: Tx, userId: AccountId, visit: Visit): Promise<Trust> {
  const shown = shownDeviceOf(visit.cookies);
  if (!shown) return { trusted: false, cookie: null };
  const [device] = await tx.query(queries.lockTrustedDevice, [shown.id, userId]);
  // Perhaps somebody else's, who shares the computer: it stays.
  if (!device) return { trusted: false, cookie: null };
  if (device.token_hash !== shown.tokenHash || !device.valid) {
    const reason = device.valid ? "token_replaced" : "expired";
    await forgetDevice(tx, userId, shown.id, reason);
    return { trusted: false, cookie: endTrusted };
  }
  const token = newToken();
  const [row] = await tx.query(queries.rotateTrustedDevice, [shown.id, tokenHash(token)]);
  return { trusted: true, cookie: setTrusted(shown.id, token, row!.seconds_left) };
}

/** False when the person has no such device. */
export async function forgetDevice(
  tx: Tx,
  userId: AccountId,
  device: TrustedDeviceId,
  reason: string,
): Promise<boolean> {
  const gone = await tx.query(queries.deleteTrustedDevice, [device, userId]);
  if (gone.length === 0) return false;
  const data = { device, reason };
  await audit.append(tx, { estate: userId, type: "account.device_untrusted", actor: userId, data });
  return true;
}

/**
 * For the transaction that changes the password or the second factor: what the former ones were the proof for ends,
 * trusted devices and half sign-ins alike (D09).
 */
export async function forgetTrustedDevices(tx: Tx, userId: AccountId): Promise<void> {
  const gone = await tx.query(queries.forgetTrustedDevices, [userId]);
  for (const { id: device } of gone) {
    const data = { device, reason: "factor_changed" };
    await audit.append(tx, { estate: userId, type: "account.device_untrusted", actor: userId, data });
  }
}
