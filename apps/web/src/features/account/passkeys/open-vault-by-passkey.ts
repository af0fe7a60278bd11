import { call } from "../../../platform/api/call.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { fetchKeys } from "../keys-request.ts";
import { NoPrfError } from "../passkey-problem.ts";
import type { Passkey } from "./passkeys-request.ts";

/**
 * Lets a passkey open the vault: the key worker wraps the open bundle with what the passkey's PRF gives. Rejects with
 * `keys.not_available` while the vault is locked, with NoPrfError where there is no PRF, with what the browser threw, or
 * with an ApiError.
 */
export async function letPasskeyOpenVault({ id, credentialId }: Pick<Passkey, "id" | "credentialId">): Promise<void> {
  const { askPasskey } = await import("../webauthn.ts");
  const [{ verifyingKey, version }, { data: asked }] = await Promise.all([
    fetchKeys(),
    call("POST /api/auth/passkeys/proof/options"),
  ]);
  const { prf } = await askPasskey(asked, [credentialId]);
  if (!prf) throw new NoPrfError();
  const { bundleByPasskey: bundle } = await askAccount("wrapForPasskey", { verifyingKey, prf });
  await call("PUT /api/auth/passkeys/:id/bundle", { params: { id }, body: { bundle, version } });
}

/** Takes the vault away from a passkey, which goes on signing in. */
export async function takeVaultFromPasskey(id: string): Promise<void> {
  const { version } = await fetchKeys();
  await call("PUT /api/auth/passkeys/:id/bundle", { params: { id }, body: { bundle: null, version } });
}
