import { askVault } from "../../../platform/keys/keys-client.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { entryName, fileName, indexName, toExported } from "./exported-entry.ts";
import { openWhole, type WholeEntry } from "./open-whole.ts";
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
  const owner = await keyOwner(signal);
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
      const whole = await openWhole(one, signal);
      if (whole) {
        const opened = toFiles(one, whole, place, options);
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

/** The entry as it lies in the zip, and its line of the index. */
function toFiles(one: OpenEntry, { label, content, file }: WholeEntry, place: number, { assetTitles }: ExportOptions) {
  const exported = toExported({ ...one, label }, content, place, assetTitles);
  const line = [entryName(place), label.title, ...(file ? [fileName(place), file.facts.name] : [])];
  return {
    json: new Blob([`${JSON.stringify(exported, null, 2)}\n`]),
    file: file?.blob ?? null,
    line: line.map(oneLine).join("\t"),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
