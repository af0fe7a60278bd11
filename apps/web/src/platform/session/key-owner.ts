import type { OlderBundle } from "@heirlock/keyring/opened-bundles";
import { KeysError } from "@heirlock/keyring/problems";
import { call } from "../api/call.ts";
import { keysState } from "../keys/keys-client.ts";
import { sessionState } from "./session-store.ts";

/** Who the open bundle belongs to, as every request to the key worker says. */
export interface KeyOwner {
  /** The person's own id, which is their estate's. */
  estate: string;
  verifyingKey: string;
  /** Bundles from before a reset whose kit was found again. */
  older: OlderBundle[];
}

/** Rejects with `keys.not_available` while the vault is locked. */
export async function keyOwner(signal?: AbortSignal): Promise<KeyOwner> {
  const { userId } = sessionState();
  const { verifyingKey } = keysState();
  if (userId === null || verifyingKey === null) throw new KeysError("keys.not_available", {});
  const { data } = await call("GET /api/auth/keys", {}, { signal });
  const older = data.older.flatMap(({ verifyingKey: key, bundleByRoot }) =>
    bundleByRoot === null ? [] : [{ verifyingKey: key, bundleByRoot }],
  );
  return { estate: userId, verifyingKey, older };
}
