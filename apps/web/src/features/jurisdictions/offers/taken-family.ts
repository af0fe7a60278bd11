import { decodeDraft, encodeDraft } from "../calculator/draft-fragment.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { takenFamilyKey } from "./has-taken-family.ts";

/**
 * A family from "Who inherits?" on its way to a will. It waits in this tab alone, also while somebody signs up, and is
 * forgotten once a will has it or the tab is closed.
 */
export function takeFamily(draft: FamilyDraft): void {
  try {
    sessionStorage.setItem(takenFamilyKey, encodeDraft(draft, { names: true }));
  } catch {
    // Private windows may refuse; the family is then entered again.
  }
}

export function takenFamily(): FamilyDraft | null {
  const kept = globalThis.sessionStorage?.getItem(takenFamilyKey) ?? null;
  const draft = kept === null ? null : decodeDraft(kept);
  return draft && draft.people.length > 0 ? draft : null;
}

export const forgetFamily = (): void => globalThis.sessionStorage?.removeItem(takenFamilyKey);
