import { askAccount } from "../../../platform/keys/keys-client.ts";
import { announceSignedIn } from "../../../platform/session/auth-events.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { fetchKeys } from "../keys-request.ts";

/**
 * The session has just begun: tells every tab, asks who is here, and opens the vault with the key that the worker kept
 * when the password was typed, so that nobody types it twice.
 */
export async function enterAccount(userId: string): Promise<void> {
  announceSignedIn(userId, "login");
  await Promise.all([validateSession(), openVault()]);
}

async function openVault(): Promise<void> {
  try {
    const { bundleByPassword, recipient, verifyingKey } = await fetchKeys();
    await askAccount("unlock", { by: "sign-in", bundleByPassword, stated: { recipient, verifyingKey } });
  } catch {
    // Signed in all the same; the vault asks for the password when it is needed.
  }
}
