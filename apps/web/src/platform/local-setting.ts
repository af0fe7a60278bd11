/** Reads a setting of this device; null when storage is switched off or there is no window. */
export function readLocal(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Null removes the setting. A browser that refuses storage keeps the choice until the page is left. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice still holds for this page.
  }
}
