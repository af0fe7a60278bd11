import { passwordResetMessage } from "@heirlock/contract/account/signed-password";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { standardKdf, toBase64url } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { createRecoveryKey, kitNumber } from "@heirlock/crypto/recovery-key";
import { sign } from "@heirlock/crypto/sign";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { DemoClient } from "./client.ts";

/** Sets the password with new keys, as the page does without the kit: at the end of a wait, or by a backup code. */
export async function resetWithOwnKeys(
  client: DemoClient,
  token: string,
  password: string,
  backupCode?: string,
): Promise<void> {
  const bundle = createBundle();
  const recoveryKey = createRecoveryKey();
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const { authKey, kek } = await deriveFromPassword(password, salt, standardKdf);
  const reset = {
    token,
    ...(backupCode ? { way: "second-factor" as const, backupCode } : { way: "waited" as const }),
    newPassword: toBase64url(authKey),
    newSalt: toBase64url(salt),
    kdf: standardKdf,
    bundleByPassword: wrapBundle(bundle, "password", kek),
    newKeys: {
      ...(await publicKeys(bundle)),
      bundleByKit: wrapBundle(bundle, "kit", recoveryKey),
      kitNumber: kitNumber(recoveryKey),
    },
  };
  const signature = sign(bundle, "password-reset", passwordResetMessage(reset));
  await client.call("POST", "/api/auth/password/reset", { ...reset, signature });
}
