import { type AccountBundle, publicKeys } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { expectedDerivationMs } from "@heirlock/crypto/derivation-time";
import { type Kdf, saltLength, standardKdf, toBase64url } from "@heirlock/crypto/format";
import type { PasswordKeys } from "@heirlock/crypto/password";
import { createRecoveryKey, kitNumber, writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { RequestContext } from "../request.ts";
import type { NewAccount, NewKit, NewPassword } from "./requests.ts";

export async function derive(
  password: string,
  salt: Uint8Array,
  kdf: Kdf,
  context: RequestContext,
): Promise<PasswordKeys> {
  // Refuses weak parameters before they meet the password (KEY-002).
  context.tell("making-key", await expectedDerivationMs(kdf, salt));
  return context.derivePasswordKeys(password, salt, kdf);
}

export function writeKit(bundle: AccountBundle, context: RequestContext): NewKit {
  context.tell("writing-kit", 0);
  const recoveryKey = createRecoveryKey();
  try {
    return {
      kitNumber: kitNumber(recoveryKey),
      bundleByKit: wrapBundle(bundle, "kit", recoveryKey),
      kit: writeRecoveryKey(recoveryKey),
    };
  } finally {
    wipe(recoveryKey);
  }
}

/**
 * Always with the standard parameters and a fresh salt, whatever the old password had. `keep` may copy the
 * key-encryption key, which is wiped here.
 */
export async function wrapByNewPassword(
  bundle: AccountBundle,
  password: string,
  context: RequestContext,
  keep?: (kek: Uint8Array) => void,
): Promise<NewPassword> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const { authKey, kek } = await derive(password, salt, standardKdf, context);
  try {
    const bundleByPassword = wrapBundle(bundle, "password", kek);
    keep?.(kek);
    return { newPassword: toBase64url(authKey), newSalt: toBase64url(salt), kdf: standardKdf, bundleByPassword };
  } finally {
    wipe(kek, authKey);
  }
}

/** What sign-up posts for a new bundle. The key that opens it waits for the session, as at a sign-in. */
export async function describeAccount(
  bundle: AccountBundle,
  password: string,
  context: RequestContext,
): Promise<NewAccount> {
  const { newPassword, newSalt, kdf, bundleByPassword } = await wrapByNewPassword(bundle, password, context, (kek) =>
    context.memory.signInKeys.keep(context.tab, kek.slice()),
  );
  context.tell("making-key-ring", 0);
  return {
    salt: newSalt,
    kdf,
    authKey: newPassword,
    ...(await publicKeys(bundle)),
    bundleByPassword,
    ...writeKit(bundle, context),
  };
}
