import { call } from "../../../platform/api/call.ts";
import { askAccount, type RequestOptions } from "../../../platform/keys/keys-client.ts";
import { fetchKeys } from "../keys-request.ts";

/**
 * Changes the password: the worker opens the bundle with the current one, wraps it with the new one and signs; one call
 * posts it all. Rejects with a KeysError (`bundle.wrong_key` for a wrong password, of which the server hears nothing) or
 * an ApiError. Returns how many other sessions ended.
 */
export async function changePassword(
  typed: { current: string; next: string },
  options: RequestOptions,
): Promise<number> {
  const { salt, kdf, bundleByPassword, recipient, verifyingKey, version } = await fetchKeys();
  const current = { password: typed.current, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } };
  const body = await askAccount("changePassword", { current, newPassword: typed.next, version }, options);
  return (await call("POST /api/auth/password/change", { body })).data.sessionsEnded;
}
