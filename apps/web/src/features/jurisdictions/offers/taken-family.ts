import { decodeDraft, encodeDraft } from "../calculator/draft-fragment.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";

const key = "heirlock.taken-family";

/**
 * A family from "Who inherits?" on its way to a will. It waits in this tab alone, also while somebody signs up, and is
 * forgotten once a will has it or the tab is closed.
 */
export function takeFamily(draft: FamilyDraft): void {
  sessionStorage.setItem(key, encodeDraft(draft, { names: true }));
}

export function takenFamily(): FamilyDraft | null {
  const kept = sessionStorage.getItem(key);
  const draft = kept === null ? null : decodeDraft(kept);
  return draft && draft.people.length > 0 ? draft : null;
}

export const forgetFamily = (): void => sessionStorage.removeItem(key);
