import { useSyncExternalStore } from "react";

/** For the live indicator: "Live Updates" when connected, "Connecting..." otherwise (EVT-004). */
export interface LiveStatus {
  connected: boolean;
  /** When something last arrived, in milliseconds; null before the first. */
  lastUpdateAt: number | null;
}

const nothingYet: LiveStatus = { connected: false, lastUpdateAt: null };
let status = nothingYet;
const listeners = new Set<() => void>();

export function setLiveStatus(change: Partial<LiveStatus>): void {
  status = { ...status, ...change };
  for (const listener of listeners) listener();
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => status,
    () => nothingYet,
  );
}
