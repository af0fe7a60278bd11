import { call } from "../api/call.ts";
import { sessionState } from "../session/session-store.ts";
import { keysState } from "./keys-client.ts";
import { KeysError, type OlderBundle } from "./protocol.ts";

/** Whose open bundle it is, as every request to the key worker says. */
export interface OwnBundle {
  userId: string;
  verifyingKey: string;
  /** Bundles from before a reset whose kit was found again. */
  older: OlderBundle[];
}

/** Rejects with `keys.not_available` while the vault is locked. */
export async function ownBundle(signal?: AbortSignal): Promise<OwnBundle> {
  const { userId } = sessionState();
  const { verifyingKey } = keysState();
  if (userId === null || verifyingKey === null) throw new KeysError("keys.not_available", {});
  const { data } = await call("GET /api/auth/keys", {}, { signal });
  const older = data.older.flatMap(({ verifyingKey: key, bundleByRoot }) =>
    bundleByRoot === null ? [] : [{ verifyingKey: key, bundleByRoot }],
  );
  return { userId, verifyingKey, older };
}
