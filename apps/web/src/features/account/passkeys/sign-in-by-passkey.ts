import { call } from "../../../platform/api/call.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { announceSignedIn } from "../../../platform/session/auth-events.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { fetchKeys } from "../keys-request.ts";
import { askPasskey } from "../webauthn.ts";

/**
 * Signs in with a passkey, and opens the vault in the same ceremony where the passkey may. Rejects with what the browser
 * threw or with an ApiError. A vault that did not open keeps nobody out: it asks for the password when it is needed.
 */
export async function signInByPasskey(): Promise<void> {
  const { data: asked } = await call("POST /api/auth/passkeys/sign-in/options");
  const { response, prf } = await askPasskey(asked);
  try {
    const body = { challengeId: asked.challengeId, response };
    const { data: session } = await call("POST /api/auth/passkeys/sign-in", { body });
    announceSignedIn(session.userId, "login");
    await Promise.all([validateSession(), prf && session.opensVault ? openVault(response.id, prf) : undefined]);
  } finally {
    // What the worker took over is empty here, and cannot be filled.
    if (prf?.length) prf.fill(0);
  }
}

async function openVault(credentialId: string, prf: Uint8Array): Promise<void> {
  try {
    const { passkeys, recipient, verifyingKey } = await fetchKeys();
    const bundleByPasskey = passkeys.find((passkey) => passkey.credentialId === credentialId)?.bundle;
    if (!bundleByPasskey) return;
    await askAccount("unlock", { by: "passkey", prf, bundleByPasskey, stated: { recipient, verifyingKey } });
  } catch {
    // Signed in all the same; the vault stays locked.
  }
}
