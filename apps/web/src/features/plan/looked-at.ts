import { readLocal, writeLocal } from "../../platform/local-setting.ts";

/**
 * Of which list about an older key's plan the holder has said here that it is right. Its chain may wait for weeks until
 * everybody has compared words; if the list is still the same then, it is not shown once more.
 */
const storageKey = "heirlock-older-plans";
/** A device that several people use forgets whoever was here longest ago. */
const most = 20;

export function lookedAt(key: string): string | null {
  return readStored()[key] ?? null;
}

export function noteLookedAt(key: string, hash: string): void {
  const { [key]: _, ...others } = readStored();
  const kept = Object.entries(others).slice(-(most - 1));
  writeLocal(storageKey, JSON.stringify(Object.fromEntries([...kept, [key, hash]])));
}

function readStored(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readLocal(storageKey) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, hash]) => typeof hash === "string"));
  } catch {
    return {};
  }
}
