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

/** Works on those of the entries that nobody holds, and holds them until that has ended. */
export async function withFreeEntries<Answer>(
  ids: readonly string[],
  work: (free: ReadonlySet<string>) => Promise<Answer>,
): Promise<Answer> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const isFree = (id: string) =>
    new Promise<boolean>((resolve, reject) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && ended;
      };
      Promise.resolve(navigator.locks.request(lockName(id), { ifAvailable: true }, hold)).catch(reject);
    });
  try {
    const free = await Promise.all(ids.map(isFree));
    return await work(new Set(ids.filter((_, at) => free[at])));
  } finally {
    end();
  }
}
