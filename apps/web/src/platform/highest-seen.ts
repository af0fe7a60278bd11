import { readLocal, writeLocal } from "./local-setting.ts";

type Seen = Record<string, number>;

export interface HighestSeen {
  highestSeen(): Seen;
  /**
   * Remembers what was just opened; a number never goes down. What stands first is remembered longest: a list has those
   * in the bin at its end.
   */
  noteSeen(revisions: Seen): void;
}

/**
 * The highest number of each thing that this device has shown, such as the revision of an entry: ids and numbers, nothing
 * of what they say. A server that serves an older one is found out by it (KEY-035).
 */
export function rememberHighest(key: string, most: number): HighestSeen {
  /** Of this page, for a browser that refuses storage or forgets it. */
  let ofThisPage: Seen = {};
  const highestSeen = (): Seen => {
    const seen = stored(key);
    for (const [id, revision] of Object.entries(ofThisPage)) seen[id] = Math.max(seen[id] ?? 0, revision);
    return seen;
  };
  return {
    highestSeen,
    noteSeen(revisions) {
      const seen = highestSeen();
      for (const [id, revision] of Object.entries(revisions).reverse()) {
        const last = seen[id] ?? 0;
        delete seen[id];
        seen[id] = Math.max(last, revision);
      }
      ofThisPage = Object.fromEntries(Object.entries(seen).slice(-most));
      writeLocal(key, JSON.stringify(ofThisPage));
    },
  };
}

function stored(key: string): Seen {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, revision]) => Number.isSafeInteger(revision)));
  } catch {
    return {};
  }
}
