import { keysChannel, lockMessage } from "@heirlock/keyring/channels";

/** Wipes the keys in every tab, without starting a worker for it (KEY-027). */
export function lockEverywhere(): void {
  const channel = new BroadcastChannel(keysChannel);
  channel.postMessage(lockMessage);
  channel.close();
}
