import { useEffect } from "react";

/**
 * Whoever is changing an entry holds it, in whichever tab: what runs by itself leaves it alone meanwhile, or its next
 * revision would come between the form and its save.
 */
const lockName = (id: string) => `heirlock-entry-${id}`;

/** Holds the entry for as long as the form is there. */
export function useHeldEntry(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = new AbortController();
    const options = { mode: "shared", signal: ended.signal } as const;
    navigator.locks.request(lockName(id), options, () => promise).catch(() => {});
    return () => {
      ended.abort();
      resolve();
    };
  }, [id]);
}

/** Works on an entry that nobody holds; false, without having begun, for one that is held. */
export function unlessHeld(id: string, work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
