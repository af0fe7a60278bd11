import { useSyncExternalStore } from "react";

/** Of the strip above every page; what waits for the connection names it as its reason. */
export const offlineStripId = "offline-strip";

/** A page that was not open before cannot be fetched now. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/** Whether the device has no connection. False while a page is prerendered. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("online", listener);
      addEventListener("offline", listener);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

/** For a button that saves: `<Button {...useOfflineWait()}>` waits for the connection, and says why. */
export function useOfflineWait(): { waits: boolean; "aria-describedby"?: string } {
  return useOffline() ? { waits: true, "aria-describedby": offlineStripId } : { waits: false };
}
