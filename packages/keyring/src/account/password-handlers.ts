import { passwordChangeMessage, passwordResetMessage } from "@heirlock/contract/account/signed-password";
import { type AccountBundle, assertPublicKeys, createBundle, publicKeys, wipeBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { fromBase64url, saltLength, standardKdf, toBase64url } from "@heirlock/crypto/format";
import { readRecoveryKeyOf } from "@heirlock/crypto/read-recovery-key";
import { sign } from "@heirlock/crypto/sign";
import { unwrapBundle, wrapBundle } from "@heirlock/crypto/wrap";
import type { KitInHand, NewPassword, PasswordInHand } from "../protocol.ts";
import { derive, type Handler, type RequestContext, writeKit } from "./make-keys.ts";

type Name = "changePassword" | "checkKit" | "resetByKit" | "resetWithNewKeys" | "restoreOlder";

/**
 * The requests about passwords, changed and forgotten. Each opens what it needs, wipes it before it answers and leaves
 * the open bundle of the key ring as it is.
 */
export const passwordRequests: { [N in Name]: Handler<N> } = {
  async changePassword({ current, newPassword, version }, context) {
    const { bundle, authKey } = await openByPassword(current, context);
    try {
      const change = {
        currentPassword: authKey,
        ...(await wrapByNewPassword(bundle, newPassword, context)),
        version,
      };
      return { ...change, signature: sign(bundle, "password-change", passwordChangeMessage(change)) };
    } finally {
      wipeBundle(bundle);
    }
  },

  async checkKit({ kit }, context) {
    wipeBundle(await openByKit(kit, context));
    return {};
  },

  async resetByKit({ kit, newPassword, token }, context) {
    const bundle = await openByKit(kit, context);
    try {
      const reset = { token, way: "kit" as const, ...(await wrapByNewPassword(bundle, newPassword, context)) };
      return { ...reset, signature: sign(bundle, "password-reset", passwordResetMessage(reset)) };
    } finally {
      wipeBundle(bundle);
    }
  },

  async resetWithNewKeys({ way, newPassword, token }, context) {
    const bundle = createBundle();
    try {
      const wrapped = await wrapByNewPassword(bundle, newPassword, context);
      context.tell("making-key-ring", 0);
      const { kit, ...kitWrap } = writeKit(bundle, context);
      const reset = { token, way, ...wrapped, newKeys: { ...(await publicKeys(bundle)), ...kitWrap } };
      return { reset: { ...reset, signature: sign(bundle, "password-reset", passwordResetMessage(reset)) }, kit };
    } finally {
      wipeBundle(bundle);
    }
  },

  async restoreOlder({ current, kit }, context) {
    // The kit first: it is what people mistype, and it takes no time.
    const older = await openByKit(kit, context);
    try {
      const { bundle } = await openByPassword(current, context);
      try {
        return { bundleByRoot: wrapBundle(older, "root", bundle.vaultRootKey) };
      } finally {
        wipeBundle(bundle);
      }
    } finally {
      wipeBundle(older);
    }
  },
};

async function openByPassword(
  { password, salt, kdf, bundleByPassword, stated }: PasswordInHand,
  context: RequestContext,
) {
  const { authKey, kek } = await derive(password, fromBase64url(salt), kdf, context);
  context.tell("opening-key-ring", 0);
  try {
    const bundle = unwrapBundle(bundleByPassword, "password", kek);
    await assertOwn(bundle, stated);
    return { bundle, authKey: toBase64url(authKey) };
  } finally {
    wipe(kek, authKey);
  }
}

async function openByKit({ typed, kitNumber, bundleByKit, stated }: KitInHand, context: RequestContext) {
  context.tell("opening-key-ring", 0);
  const recoveryKey = readRecoveryKeyOf(typed, kitNumber);
  try {
    const bundle = unwrapBundle(bundleByKit, "kit", recoveryKey);
    await assertOwn(bundle, stated);
    return bundle;
  } finally {
    wipe(recoveryKey);
  }
}

async function assertOwn(bundle: AccountBundle, stated: KitInHand["stated"]): Promise<void> {
  try {
    await assertPublicKeys(bundle, stated);
  } catch (error) {
    wipeBundle(bundle);
    throw error;
  }
}

/** Always with the standard parameters and a salt of its own, whatever the old password had. */
async function wrapByNewPassword(
  bundle: AccountBundle,
  password: string,
  context: RequestContext,
): Promise<NewPassword> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const { authKey, kek } = await derive(password, salt, standardKdf, context);
  try {
    return {
      newPassword: toBase64url(authKey),
      newSalt: toBase64url(salt),
      kdf: standardKdf,
      bundleByPassword: wrapBundle(bundle, "password", kek),
    };
  } finally {
    wipe(kek, authKey);
  }
}
