import { type OwnBundle, ownBundle } from "../../platform/keys/own-bundle.ts";

/** Who the open vault belongs to, as every request to the key worker says. */
export interface VaultOwner extends Pick<OwnBundle, "verifyingKey" | "older"> {
  /** The holder's own id is the estate's. */
  estate: string;
}

/** Rejects with `keys.not_available` while the vault is locked. */
export async function vaultOwner(signal?: AbortSignal): Promise<VaultOwner> {
  const { userId, verifyingKey, older } = await ownBundle(signal);
  return { estate: userId, verifyingKey, older };
}
