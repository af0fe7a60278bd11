import { call } from "../../../platform/api/call.ts";
import { askAccount, lock } from "../../../platform/keys/keys-client.ts";
import { announceSignedOut, markSigningOut } from "../../../platform/session/auth-events.ts";
import { leavePage } from "../../../platform/session/leave-page.ts";
import { forgetUserType } from "../../../platform/session/user-type-cache.ts";
import { fetchKeys } from "../keys-request.ts";

/**
 * Closes the account and leaves for the page that says until when one can come back; nothing of the person stays in
 * this page's memory. Rejects with a KeysError or an ApiError, and then nothing has changed.
 */
export async function closeAccount(password: string, confirmation: string): Promise<void> {
  const { salt, kdf } = await fetchKeys();
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  // The server ends every session: what other tabs and the live stream find out is an echo of this.
  markSigningOut(true);
  let deletesAt: string;
  try {
    ({ deletesAt } = (await call("DELETE /api/user/account", { body: { password: authKey, confirmation } })).data);
  } catch (error) {
    markSigningOut(false);
    throw error;
  } finally {
    void lock();
  }
  forgetUserType();
  announceSignedOut();
  leavePage(`/auth/closed?until=${encodeURIComponent(deletesAt)}`);
}
