import { createBundle, wipeBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { fromBase64url, toBase64url } from "@heirlock/crypto/format";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { Handlers } from "../request.ts";
import { derive, describeAccount, writeKit } from "./make-keys.ts";
import { openBundle, openByPassword } from "./open-bundle.ts";
import { passwordHandlers } from "./password-handlers.ts";
import type { AccountRequests } from "./requests.ts";

export const accountHandlers: Handlers<AccountRequests> = {
  ...passwordHandlers,

  async derive({ password, salt, kdf }, context) {
    const { authKey, kek } = await derive(password, fromBase64url(salt), kdf, context);
    try {
      await context.assertWanted();
    } catch (error) {
      wipe(kek);
      throw error;
    }
    context.memory.signInKeys.keep(context.tab, kek);
    return { authKey: toBase64url(authKey) };
  },

  async createAccount({ password }, context) {
    const bundle = createBundle();
    try {
      const account = await describeAccount(bundle, password, context);
      await context.assertWanted();
      return account;
    } catch (error) {
      context.memory.signInKeys.forget(context.tab);
      throw error;
    } finally {
      wipeBundle(bundle);
    }
  },

  async unlock(using, context) {
    const { bundle, authKey } =
      using.by === "password"
        ? await openByPassword(using, context)
        : { bundle: await openBundle(using, context), authKey: null };
    try {
      await context.assertWanted();
    } catch (error) {
      wipeBundle(bundle);
      throw error;
    }
    return { ...context.memory.open(bundle, using.stated.verifyingKey), authKey };
  },

  reissueKit: async (_ask, context) => writeKit(context.bundle, context),

  wrapForPasskey: async ({ prf }, { bundle }) => ({ bundleByPasskey: wrapBundle(bundle, "passkey", prf) }),

  lock: async (_ask, { memory }) => memory.lock(),
};
