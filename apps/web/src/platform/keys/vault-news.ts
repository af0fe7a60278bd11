import { askMessage, keysChannel, lockMessage, type VaultNews } from "@heirlock/keyring/channels";
import { useSyncExternalStore } from "react";

/**
 * Whether the vault is open anywhere in this browser, for pages that need no key: they hear of it on a channel and start
 * no worker (KEY-028).
 */

const unlocked = new Set<string>();
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function hear({ data }: MessageEvent<VaultNews | string>): void {
  if (data === lockMessage) unlocked.clear();
  else if (typeof data === "object" && data.unlocked) unlocked.add(data.worker);
  else if (typeof data === "object") unlocked.delete(data.worker);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(keysChannel);
    channel.onmessage = hear;
    channel.postMessage(askMessage);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
    unlocked.clear();
  };
}

/** True while some worker of this browser holds the keys. */
export function useVaultOpen(): boolean {
  return useSyncExternalStore(
    listen,
    () => unlocked.size > 0,
    () => false,
  );
}
