import { readLocal, writeLocal } from "../../platform/local-setting.ts";

/** The highest revision of each entry that this device has shown: ids and numbers, nothing of what they say (KEY-035). */
const key = "heirlock-vault-seen";
/** A vault has 200 entries at most, and as many deleted ones as were deleted in 30 days; what was purged falls out. */
const most = 2000;

type Seen = Record<string, number>;

/** Of this page, for a browser that refuses storage or forgets it. */
let ofThisPage: Seen = {};

export function highestSeen(): Seen {
  const seen = stored();
  for (const [id, revision] of Object.entries(ofThisPage)) seen[id] = Math.max(seen[id] ?? 0, revision);
  return seen;
}

function stored(): Seen {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, revision]) => Number.isSafeInteger(revision)));
  } catch {
    return {};
  }
}

/**
 * Remembers what was just opened; a number never goes down. What stands first is remembered longest: a list has those in
 * the bin at its end.
 */
export function noteSeen(revisions: Seen): void {
  const seen = highestSeen();
  for (const [id, revision] of Object.entries(revisions).reverse()) {
    const last = seen[id] ?? 0;
    delete seen[id];
    seen[id] = Math.max(last, revision);
  }
  ofThisPage = Object.fromEntries(Object.entries(seen).slice(-most));
  writeLocal(key, JSON.stringify(ofThisPage));
}
