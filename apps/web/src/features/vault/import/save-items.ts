import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { refreshVault } from "../open-entries.ts";
import { createEntry } from "../save-entry.ts";
import type { CheckedItem } from "./check-items.ts";

export interface SaveItemsOptions {
  accessCondition: AccessCondition;
  signal: AbortSignal;
  onSaved: (id: string) => void;
}

/**
 * One after the other, each sealed on this device. Rejects with what the first refusal or failure said; what was saved
 * until then stays, and a second try goes on after it.
 */
export async function saveItems(items: readonly CheckedItem[], options: SaveItemsOptions): Promise<void> {
  const { accessCondition, signal, onSaved } = options;
  try {
    for (const { id, category, plain } of items) {
      signal.throwIfAborted();
      await createEntry({ id, category, accessCondition, plain }, [], { signal, refreshes: false });
      onSaved(id);
    }
  } finally {
    await refreshVault();
  }
}
