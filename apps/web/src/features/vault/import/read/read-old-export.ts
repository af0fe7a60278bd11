import { contentOfOldExport } from "@heirlock/crypto/vault/content-of-old-exports";
import { isVaultCategory } from "@heirlock/domain/vault/find-entries";
import { detail } from "../../entry-details.ts";
import { exportFormat } from "../../vault-export/exported-entry.ts";
import { type FoundItem, ImportRefused, list, record, text } from "./found-item.ts";

/** Ciphertext under the key that every page once had: the key is gone for good, and so is the content (D19). */
const underTheOldKey = /^[0-9a-f]{32}:/i;

/**
 * Exports of Heirlock as JSON: from before there was encryption by person, with content in base64 or plain (KEY-037),
 * or an entry of today's export that `age` has opened.
 */
export function readOldExport(source: unknown): FoundItem[] {
  const entries = entriesOf(source).map(record);
  if (entries.length === 0) throw new ImportRefused("empty");
  return entries.map((entry) => {
    const stored = text(entry.content) || text(entry.encrypted_content);
    const unreadable = entry.format !== exportFormat && underTheOldKey.test(stored);
    const notes = unreadable ? "" : entry.format === exportFormat ? stored : contentOfOldExport(stored).trim();
    const category = isVaultCategory(entry.category) ? entry.category : "note";
    const tags = list(entry.tags).map(text).filter(Boolean);
    const description = text(entry.description) || text(record(entry.metadata).description);
    return {
      title: text(entry.title),
      category,
      lines: [],
      notes,
      tags,
      description,
      details: keptDetails(entry.details),
      unreadable,
    };
  });
}

/** Not those of a file: it does not come along. */
function keptDetails(source: unknown): Record<string, string> {
  const { [detail.paperPlace]: paper, [detail.expiresOn]: expires } = record(source);
  return Object.fromEntries(
    [
      [detail.paperPlace, text(paper)],
      [detail.expiresOn, text(expires)],
    ].filter(([, value]) => value !== ""),
  );
}

function entriesOf(source: unknown): unknown[] {
  if (Array.isArray(source)) return source;
  const file = record(source);
  const found = [file.entries, file.vault_entries, file.vault, file.data, record(file.data).entries].find(
    Array.isArray,
  );
  if (found) return found;
  if ("title" in file && ("content" in file || "encrypted_content" in file)) return [file];
  throw new ImportRefused("unknown");
}
