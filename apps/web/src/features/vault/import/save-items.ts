import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { fileDetails } from "../form/entry-draft.ts";
import { prepareFile } from "../form/prepare-file.ts";
import { refreshVault } from "../offers/open-entries.ts";
import { createEntry } from "../save-entry.ts";
import type { CheckedItem } from "./check-items.ts";

export interface SaveItemsOptions {
  accessCondition: AccessCondition;
  signal: AbortSignal;
  /** `leftOut` is the name of a file that turned out to be something else than its name says. */
  onSaved: (id: string, leftOut: string | null) => void;
}

/**
 * One after the other, each sealed on this device with its file. Rejects with what the first refusal or failure said; what
 * was saved until then stays, and a second try goes on after it.
 */
export async function saveItems(items: readonly CheckedItem[], options: SaveItemsOptions): Promise<void> {
  const { accessCondition, signal, onSaved } = options;
  try {
    for (const { id, category, plain, file } of items) {
      signal.throwIfAborted();
      const prepared = file && (await prepare(file.attachment));
      const draft = prepared
        ? {
            plain: { ...plain, details: { ...plain.details, ...fileDetails(prepared, new Date()) } },
            file: { id: file.id, blob: prepared.blob },
          }
        : { plain };
      await createEntry({ id, category, accessCondition, ...draft }, [], { signal, refreshes: false });
      onSaved(id, file && !prepared ? file.attachment.name : null);
    }
  } finally {
    await refreshVault();
  }
}

/** Null for what is no file that the vault takes, whatever its name says, and for one that cannot be unpacked. */
async function prepare({ name, read }: { name: string; read: () => Uint8Array<ArrayBuffer> }) {
  try {
    const prepared = await prepareFile(new File([read()], name));
    return "problem" in prepared ? null : prepared;
  } catch {
    return null;
  }
}
