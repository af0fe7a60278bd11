import { call } from "../../platform/api/call.ts";
import { keysState } from "../../platform/keys/keys-client.ts";
import { KeysError, type OlderBundle } from "../../platform/keys/protocol.ts";
import { sessionState } from "../../platform/session/session-store.ts";

/** Who the open vault belongs to, as every request to the key worker says. */
export interface VaultOwner {
  /** The holder's own id is the estate's. */
  estate: string;
  verifyingKey: string;
  /** Bundles from before a reset whose kit was found again. */
  older: OlderBundle[];
}

/** Rejects with `keys.not_available` while the vault is locked. */
export async function vaultOwner(signal?: AbortSignal): Promise<VaultOwner> {
  const { userId } = sessionState();
  const { verifyingKey } = keysState();
  if (userId === null || verifyingKey === null) throw new KeysError("keys.not_available", {});
  const { data } = await call("GET /api/auth/keys", {}, { signal });
  const older = data.older.flatMap(({ verifyingKey: key, bundleByRoot }) =>
    bundleByRoot === null ? [] : [{ verifyingKey: key, bundleByRoot }],
  );
  return { estate: userId, verifyingKey, older };
}
