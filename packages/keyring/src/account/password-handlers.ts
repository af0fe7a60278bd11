import { passwordChangeMessage, passwordResetMessage } from "@heirlock/contract/account/signed-password";
import { createBundle, publicKeys, wipeBundle } from "@heirlock/crypto/bundle";
import { sign } from "@heirlock/crypto/sign";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { Handlers } from "../request.ts";
import { wrapByNewPassword, writeKit } from "./make-keys.ts";
import { openByKit, openByPassword } from "./open-bundle.ts";
import type { AccountRequests } from "./requests.ts";

type PasswordRequest = "changePassword" | "checkKit" | "resetByKit" | "resetWithNewKeys" | "restoreOlder";

/**
 * The requests about passwords, changed and forgotten. Each opens what it needs, wipes it before it answers, and leaves
 * the open bundle of the key ring as it is.
 */
export const passwordHandlers: Handlers<Pick<AccountRequests, PasswordRequest>> = {
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
    // The kit first: it is what people mistype, and checking it is quick.
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
