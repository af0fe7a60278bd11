import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { createMany } from "../create-many.ts";
import { fileDetails } from "../form/entry-draft.ts";
import { prepareFile } from "../form/prepare-file.ts";
import { refreshVault } from "../offers/open-entries.ts";
import type { EntryDraft } from "../save-entry.ts";
import type { CheckedItem } from "./check-items.ts";

export interface SaveItemsOptions {
  accessCondition: AccessCondition;
  signal: AbortSignal;
  onSealed: (id: string) => void;
  onSaved: (ids: readonly string[]) => void;
  /** The name of a file that turned out to be something else than its name says. */
  onLeftOut: (id: string, name: string) => void;
}

/**
 * In batches, each sealed on this device with its files. Rejects with what the first refusal or failure said; what was
 * saved until then stays, and a second try goes on after it.
 */
export async function saveItems(items: readonly CheckedItem[], options: SaveItemsOptions): Promise<void> {
  try {
    await createMany(drafts(items, options), options);
  } finally {
    await refreshVault();
  }
}

async function* drafts(
  items: readonly CheckedItem[],
  { accessCondition, onLeftOut }: SaveItemsOptions,
): AsyncGenerator<EntryDraft> {
  for (const { id, category, plain, file } of items) {
    const prepared = file && (await prepare(file.attachment));
    if (file && !prepared) onLeftOut(id, file.attachment.name);
    const entry = { id, category, accessCondition, plain };
    yield prepared
      ? {
          ...entry,
          plain: { ...plain, details: { ...plain.details, ...fileDetails(prepared, new Date()) } },
          file: { id: file.id, blob: prepared.blob },
        }
      : entry;
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
