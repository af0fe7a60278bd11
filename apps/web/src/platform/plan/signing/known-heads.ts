import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { readLocal, writeLocal } from "../../local-setting.ts";

/** The newest head of each account key that this device has seen: numbers and hashes, nothing that they are about. */
const storageKey = "heirlock-plan-heads";
/** A device that several people use forgets whoever was here longest ago. */
const most = 20;

/** What this page has seen, for a browser that refuses storage or forgets it. */
const ofThisPage = new Map<string, SeenHead>();

/** Chains of which the keeper, or the holder after a look, says that there is nothing yet. As long as this page lives. */
const nothingYet = new Set<string>();

/** Whether this browser, the keeper or the holder's own eyes vouch for what the server serves of this key's plan. */
export function isVouchedFor(verifyingKey: string): boolean {
  return knownHead(verifyingKey) !== null || nothingYet.has(verifyingKey);
}

export function noteNothingYet(verifyingKey: string): void {
  nothingYet.add(verifyingKey);
}

export function knownHead(verifyingKey: string): SeenHead | null {
  const [stored, own] = [readStored()[verifyingKey] ?? null, ofThisPage.get(verifyingKey) ?? null];
  return stored && own ? (own.number > stored.number ? own : stored) : (stored ?? own);
}

/** A number never goes down. */
export function noteHead(verifyingKey: string, seen: SeenHead): void {
  const known = knownHead(verifyingKey);
  if (known && known.number >= seen.number) return;
  ofThisPage.set(verifyingKey, seen);
  const { [verifyingKey]: _, ...others } = readStored();
  const kept = Object.entries(others).slice(-(most - 1));
  writeLocal(storageKey, JSON.stringify(Object.fromEntries([...kept, [verifyingKey, seen]])));
}

function readStored(): Record<string, SeenHead> {
  try {
    const stored: unknown = JSON.parse(readLocal(storageKey) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, head]) => isSeen(head)));
  } catch {
    return {};
  }
}

function isSeen(head: unknown): head is SeenHead {
  if (typeof head !== "object" || head === null || !("number" in head) || !("hash" in head)) return false;
  return Number.isSafeInteger(head.number) && typeof head.hash === "string";
}
