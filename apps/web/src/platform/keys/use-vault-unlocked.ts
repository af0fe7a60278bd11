import { useEffect, useSyncExternalStore } from "react";
import { join, keysState, subscribe } from "./keys-client.ts";
import { useVaultOpen } from "./vault-news.ts";

export interface UnlockedOptions {
  /** False for pages that need no key: they join a worker that is unlocked, and start none (KEY-028). */
  starts?: boolean;
}

/** Whether the vault is open in any tab. Joins the key worker, which starts one unless it is told not to. */
export function useVaultUnlocked({ starts = true }: UnlockedOptions = {}): boolean {
  const heard = useVaultOpen();
  const joins = starts || heard;
  useEffect(() => {
    if (joins) void join().catch(() => {});
  }, [joins]);
  return useSyncExternalStore(
    subscribe,
    () => keysState().unlocked,
    () => false,
  );
}
