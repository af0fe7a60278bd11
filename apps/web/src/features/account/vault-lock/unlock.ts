import { call } from "../../../platform/api/call.ts";
import { askAccount, type RequestOptions } from "../../../platform/keys/keys-client.ts";
import { fetchKeys } from "../keys-request.ts";
import { NoPrfError } from "../passkey-problem.ts";

/**
 * Opens the vault with the password, in the worker. Rejects with a KeysError (`bundle.wrong_key` for a wrong password),
 * an ApiError, or the signal's reason.
 */
export async function unlockByPassword(password: string, options: RequestOptions = {}): Promise<void> {
  const { salt, kdf, bundleByPassword, recipient, verifyingKey } = await fetchKeys(options.signal);
  await askAccount(
    "unlock",
    { by: "password", password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } },
    options,
  );
}

/**
 * Opens the vault with one of the passkeys that may. Rejects with what the browser threw, with NoPrfError, or as
 * unlockByPassword does.
 */
export async function unlockByPasskey(options: RequestOptions = {}): Promise<void> {
  const { askPasskey } = await import("../webauthn.ts");
  const [{ passkeys, recipient, verifyingKey }, { data: asked }] = await Promise.all([
    fetchKeys(options.signal),
    call("POST /api/auth/passkeys/proof/options", {}, { signal: options.signal }),
  ]);
  const ids = passkeys.map(({ credentialId }) => credentialId);
  const { response, prf } = await askPasskey(asked, ids);
  const bundleByPasskey = passkeys.find(({ credentialId }) => credentialId === response.id)?.bundle;
  if (!prf || !bundleByPasskey) throw new NoPrfError();
  await askAccount("unlock", { by: "passkey", prf, bundleByPasskey, stated: { recipient, verifyingKey } }, options);
}
