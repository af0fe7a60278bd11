import { useEffect, useSyncExternalStore } from "react";

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

/** A connection is there a moment before it carries anything. */
export const retryDelay = 1_000;

/** Calls it once, a second after each return of the connection (PWA-009). Returns what ends it. */
export function retryOnReturn(retry: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const wait = () => {
    forget();
    timer = setTimeout(retry, retryDelay);
  };
  addEventListener("online", wait);
  addEventListener("offline", forget);
  return () => {
    forget();
    removeEventListener("online", wait);
    removeEventListener("offline", forget);
  };
}

export function useRetryOnReturn(retry: () => void): void {
  useEffect(() => retryOnReturn(retry), [retry]);
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
