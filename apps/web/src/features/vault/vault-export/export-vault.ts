import { askVault } from "../../../platform/keys/keys-client.ts";
import { KeysError } from "../../../platform/keys/protocol.ts";
import { fileFactsOf } from "../entry-details.ts";
import { fetchFile } from "../fetch-file.ts";
import type { OpenEntry } from "../open-entries.ts";
import { revealEntry } from "../reveal-entry.ts";
import { vaultOwner } from "../vault-keys.ts";
import { entryName, fileName, indexName, toExported } from "./exported-entry.ts";
import { type ZippedFile, zipFiles } from "./zip-files.ts";

export interface ExportOptions {
  assetTitles: ReadonlyMap<string, string>;
  /** What a stranger who finds the zip reads: how it is opened, and nothing of what is in it. */
  readme: string;
  signal: AbortSignal;
  onExported: (done: number) => void;
}

export interface FinishedExport {
  /** `AGE-SECRET-KEY-1…`: shown once, then forgotten. */
  identity: string;
  zip: Blob;
  exported: number;
  /** Entries that do not open here: sealed under older keys, damaged or not genuine. */
  leftOut: number;
}

/**
 * Everything that is kept, as age files to one identity that is made for it (KEY-061). Each entry is opened, encrypted
 * and forgotten before the next. An entry that does not open is counted and left out; a network that fails rejects.
 */
export async function exportVault(entries: readonly OpenEntry[], options: ExportOptions): Promise<FinishedExport> {
  const { signal, onExported, readme } = options;
  const owner = await vaultOwner(signal);
  const { identity, recipient } = await askVault("newExportIdentity", owner, { signal });
  const seal = async (name: string, file: Blob): Promise<ZippedFile> => ({
    name,
    blob: (await askVault("sealForExport", { ...owner, recipient, file }, { signal })).blob,
  });
  const lines: string[] = [];
  let leftOut = 0;

  async function* files(): AsyncGenerator<ZippedFile> {
    yield { name: "README.txt", blob: new Blob([readme]) };
    for (const [at, one] of entries.entries()) {
      signal.throwIfAborted();
      const place = lines.length + 1;
      const opened = await openWhole(one, place, options);
      if (opened) {
        yield seal(entryName(place), opened.json);
        if (opened.file) yield seal(fileName(place), opened.file);
        lines.push(opened.line);
      } else leftOut++;
      onExported(at + 1);
    }
    yield seal(indexName, new Blob([`${lines.join("\n")}\n`]));
  }
  const zip = await zipFiles(files());
  return { identity, zip, exported: lines.length, leftOut };
}

/** Null for what does not open with the keys at hand. */
async function openWhole(one: OpenEntry, place: number, { assetTitles, signal }: ExportOptions) {
  const { entry, label } = one;
  if (!label) return null;
  try {
    const { content, contentKey } = await revealEntry(entry, signal);
    const facts = fileFactsOf(label);
    const file = entry.file && (await fetchFile(entry, contentKey, facts.type, signal));
    const exported = toExported({ ...one, label }, content, place, assetTitles);
    const line = [entryName(place), label.title, ...(file ? [fileName(place), facts.name] : [])];
    return { json: new Blob([`${JSON.stringify(exported, null, 2)}\n`]), file, line: line.map(oneLine).join("\t") };
  } catch (error) {
    if (error instanceof KeysError && /^(sealed|revision)\./.test(error.code)) return null;
    throw error;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
