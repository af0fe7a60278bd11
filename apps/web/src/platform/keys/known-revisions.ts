import { readLocal, writeLocal } from "../local-setting.ts";

type Seen = Record<string, number>;

export interface KnownRevisions {
  knownRevisions(): Seen;
  /**
   * Remembers what was just opened; a number never goes down. The first are remembered longest, because a list has the
   * entries in the bin at its end.
   */
  noteRevisions(revisions: Seen): void;
}

/**
 * The highest revision of each entry, or version of each envelope, that this device has shown: ids and numbers, no
 * content. With it the key worker notices a server that serves an older one (KEY-035).
 */
export function createKnownRevisions(key: string, most: number): KnownRevisions {
  /** What this page has seen, for a browser that refuses storage or forgets it. */
  let ofThisPage: Seen = {};
  const knownRevisions = (): Seen => {
    const seen = stored(key);
    for (const [id, revision] of Object.entries(ofThisPage)) seen[id] = Math.max(seen[id] ?? 0, revision);
    return seen;
  };
  return {
    knownRevisions,
    noteRevisions(revisions) {
      const seen = knownRevisions();
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
