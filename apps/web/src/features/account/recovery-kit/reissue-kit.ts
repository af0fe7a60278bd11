import type { NewKit } from "@heirlock/keyring/account/requests";
import { call } from "../../../platform/api/call.ts";
import { askAccount, lock } from "../../../platform/keys/keys-client.ts";
import type { NamedHead } from "../../../platform/plan/compare-head.ts";
import { headForPrint } from "../../../platform/plan/signing/named-head.ts";
import { sessionState } from "../../../platform/session/session-store.ts";
import { fetchKeys, type StoredKeys } from "../keys-request.ts";

/** A kit that is made but not yet in force: the old one works until `replaceKit` succeeded. */
export interface KitOffer extends NewKit {
  /** Of the password, where it was typed; null where the vault was open already. */
  authKey: string | null;
  version: number;
  head: NamedHead | null;
}

/**
 * Makes a new kit in the worker: from the open vault, or with the password, which opens the keys for this one thing.
 * Rejects with a KeysError (`bundle.wrong_key` for a wrong password) or an ApiError. Nothing is stored yet.
 */
export async function offerKit(password: string | null): Promise<KitOffer> {
  const stored = await fetchKeys();
  if (password === null) return { ...(await makeKit(stored)), authKey: null };
  const { salt, kdf, bundleByPassword, recipient, verifyingKey } = stored;
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  await askAccount("unlock", { by: "sign-in", bundleByPassword, stated: { recipient, verifyingKey } });
  try {
    return { ...(await makeKit(stored)), authKey };
  } finally {
    await lock();
  }
}

async function makeKit({ verifyingKey, version }: StoredKeys) {
  const kit = await askAccount("reissueKit", { verifyingKey });
  const { userId } = sessionState();
  const head = userId === null ? null : await headForPrint({ estate: userId, verifyingKey });
  return { ...kit, version, head };
}

/** Puts the new kit in force; the old one opens nothing from then on (KEY-024). */
export async function replaceKit({ authKey, bundleByKit, kitNumber, version }: KitOffer): Promise<void> {
  const password = authKey === null ? {} : { password: authKey };
  await call("POST /api/auth/keys/rewrap", { body: { ...password, bundleByKit, kitNumber, version } });
  await call("POST /api/auth/keys/kit-confirmed", { body: { kitNumber } });
}
