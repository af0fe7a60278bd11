import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "../../platform/local-setting.ts";

const key = "heirlock_hide_amounts";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For looking at one's plan where others can look too. Kept on this device only. */
export function useHiddenAmounts(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(
    subscribe,
    () => readLocal(key) === "true",
    () => false,
  );
  const setHidden = (next: boolean) => {
    writeLocal(key, next ? "true" : null);
    for (const listener of listeners) listener();
  };
  return [hidden, setHidden];
}
