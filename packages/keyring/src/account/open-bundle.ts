import { type AccountBundle, assertPublicKeys, type PublicKeys, wipeBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { fromBase64url, toBase64url } from "@heirlock/crypto/format";
import { readRecoveryKeyOf } from "@heirlock/crypto/read-recovery-key";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import type { RequestContext } from "../request.ts";
import { derive } from "./make-keys.ts";
import type { KitInHand, PasswordInHand, UnlockWith } from "./requests.ts";

/** Opens the bundle without a password. Throws `bundle.*`, `kit.*`, or `keys.not_available` by "sign-in". */
export async function openBundle(
  using: Exclude<UnlockWith, { by: "password" }>,
  context: RequestContext,
): Promise<AccountBundle> {
  if (using.by === "kit") return openByKit(using, context);
  if (using.by === "passkey")
    return openChecked(() => unwrapBundle(using.bundleByPasskey, "passkey", using.prf), using.stated, context);
  const kek = context.memory.signInKeys.take(context.tab);
  return openByKek(kek, using, context);
}

export async function openByPassword(
  inHand: PasswordInHand,
  context: RequestContext,
): Promise<{ bundle: AccountBundle; authKey: string }> {
  const { password, salt, kdf } = inHand;
  const { authKey, kek } = await derive(password, fromBase64url(salt), kdf, context);
  try {
    return { bundle: await openByKek(kek, inHand, context), authKey: toBase64url(authKey) };
  } finally {
    wipe(authKey);
  }
}

export async function openByKit(
  { typed, kitNumber, bundleByKit, stated }: KitInHand,
  context: RequestContext,
): Promise<AccountBundle> {
  const recoveryKey = readRecoveryKeyOf(typed, kitNumber);
  try {
    return await openChecked(() => unwrapBundle(bundleByKit, "kit", recoveryKey), stated, context);
  } finally {
    wipe(recoveryKey);
  }
}

async function openByKek(
  kek: Uint8Array,
  { bundleByPassword, stated }: Pick<PasswordInHand, "bundleByPassword" | "stated">,
  context: RequestContext,
): Promise<AccountBundle> {
  try {
    return await openChecked(() => unwrapBundle(bundleByPassword, "password", kek), stated, context);
  } finally {
    wipe(kek);
  }
}

/** The server states public keys; only a bundle that really has them is used. Throws `bundle.public_keys_differ`. */
async function openChecked(
  unwrap: () => AccountBundle,
  stated: PublicKeys,
  context: RequestContext,
): Promise<AccountBundle> {
  context.tell("opening-key-ring", 0);
  const bundle = unwrap();
  try {
    await assertPublicKeys(bundle, stated);
    return bundle;
  } catch (error) {
    wipeBundle(bundle);
    throw error;
  }
}
