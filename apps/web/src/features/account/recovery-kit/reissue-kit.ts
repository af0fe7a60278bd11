import type { NewKit } from "@heirlock/keyring/account/requests";
import { call } from "../../../platform/api/call.ts";
import { askAccount, lock } from "../../../platform/keys/keys-client.ts";
import type { NamedHead } from "../../../platform/plan/compare-head.ts";
import { headForPrint } from "../../../platform/plan/signing/named-head.ts";
import { sessionState } from "../../../platform/session/session-store.ts";
import { fetchKeys } from "../keys-request.ts";

/** A kit that is made but not yet in force: the old one works until `replaceKit` succeeded. */
export interface KitOffer extends NewKit {
  authKey: string;
  version: number;
  head: NamedHead | null;
}

/**
 * Opens the bundle with the password, in the worker, and makes a new kit for it. Rejects with a KeysError
 * (`bundle.wrong_key` for a wrong password) or an ApiError. Nothing is stored yet.
 */
export async function offerKit(password: string): Promise<KitOffer> {
  const stored = await fetchKeys();
  const { salt, kdf, bundleByPassword, recipient, verifyingKey, version } = stored;
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  await askAccount("unlock", { by: "sign-in", bundleByPassword, stated: { recipient, verifyingKey } });
  try {
    const kit = await askAccount("reissueKit", { verifyingKey });
    const { userId } = sessionState();
    const head = userId === null ? null : await headForPrint({ estate: userId, verifyingKey });
    return { ...kit, authKey, version, head };
  } finally {
    // This page opened the keys for one thing only.
    await lock();
  }
}

/** Puts the new kit in force; the old one opens nothing from then on (KEY-024). */
export async function replaceKit({ authKey, bundleByKit, kitNumber, version }: KitOffer): Promise<void> {
  await call("POST /api/auth/keys/rewrap", { body: { password: authKey, bundleByKit, kitNumber, version } });
  await call("POST /api/auth/keys/kit-confirmed", { body: { kitNumber } });
}
