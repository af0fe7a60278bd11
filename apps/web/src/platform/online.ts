import { useSyncExternalStore } from "react";

/** Of the strip above every page; what waits for the connection names it as its reason. */
export const offlineStripId = "offline-strip";

/** A page that was not open before cannot be fetched now. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/** Whether the device has no connection. False while a page is prerendered, and for whom it does not matter. */
export function useOffline(matters = true): boolean {
  return useSyncExternalStore(
    matters ? listen : neverListen,
    () => matters && !navigator.onLine,
    () => false,
  );
}

function listen(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

const neverListen = () => () => {};
