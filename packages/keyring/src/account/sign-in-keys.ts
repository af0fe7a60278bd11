import { wipe } from "@heirlock/crypto/bytes";
import { KeysError } from "../problems.ts";

/**
 * How long the key derived at sign-in waits for the wrapped bundle to arrive: as long as a half sign-in waits for its
 * second factor, and a minute to fetch what it opens.
 */
export const keptKeyMs = 11 * 60_000;

/** The key-encryption keys of sign-ins under way, one per tab, so that signing in derives once and not twice. */
export function createSignInKeys(now: () => number) {
  const kept = new Map<object, { kek: Uint8Array; until: number }>();

  function forget(tab: object): void {
    const entry = kept.get(tab);
    if (entry) wipe(entry.kek);
    kept.delete(tab);
  }

  return {
    forget,
    keep(tab: object, kek: Uint8Array): void {
      forget(tab);
      kept.set(tab, { kek, until: now() + keptKeyMs });
    },
    /** Hands the key over, once. Throws `keys.not_available` if this tab has none. */
    take(tab: object): Uint8Array {
      const entry = kept.get(tab);
      if (!entry) throw new KeysError("keys.not_available", {});
      kept.delete(tab);
      return entry.kek;
    },
    wipeExpired(): void {
      for (const [tab, { until }] of [...kept]) if (now() >= until) forget(tab);
    },
    wipeAll(): void {
      for (const tab of [...kept.keys()]) forget(tab);
    },
  };
}
