import { readLocal, writeLocal } from "../../../platform/local-setting.ts";

/**
 * The plans in which a holder has signed that this member may open something, by the ids of the relationships. A server that
 * leaves out all of it would otherwise leave nothing to ask a key for, and so nobody to notice (KEY-069).
 */
const storageKey = "heirlock-shared-plans";
/** A device that several people use forgets whoever was here longest ago. */
const most = 50;

export function expectedPlans(): string[] {
  try {
    const stored: unknown = JSON.parse(readLocal(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function notePlan(relationshipId: string, isExpected: boolean): void {
  const others = expectedPlans().filter((one) => one !== relationshipId);
  const kept = isExpected ? [...others, relationshipId].slice(-most) : others;
  writeLocal(storageKey, JSON.stringify(kept));
}
