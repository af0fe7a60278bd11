import { KeysError } from "@heirlock/keyring/problems";
import { type FileFacts, fileFactsOf } from "../entry-details.ts";
import { fetchFile } from "../fetch-file.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { revealEntry } from "../reveal-entry.ts";

export interface WholeEntry {
  label: NonNullable<OpenEntry["label"]>;
  content: string;
  file: { blob: Blob; facts: FileFacts } | null;
}

/** An entry with its content and file; null for what does not open with the keys at hand. A lost network rejects. */
export async function openWhole({ entry, label }: OpenEntry, signal: AbortSignal): Promise<WholeEntry | null> {
  if (!label) return null;
  try {
    const { content, contentKey } = await revealEntry(entry, signal);
    const facts = fileFactsOf(label);
    const blob = entry.file && (await fetchFile(entry, contentKey, facts.type, signal));
    return { label, content, file: blob && { blob, facts } };
  } catch (error) {
    if (error instanceof KeysError && /^(sealed|revision)\./.test(error.code)) return null;
    throw error;
  }
}
