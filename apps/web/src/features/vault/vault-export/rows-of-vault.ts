import { detail } from "../entry-details.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { openWhole, type WholeEntry } from "./open-whole.ts";

/** The opened vault for the archive of everything that is held about a person (SEC-036). */
export interface VaultRows {
  rows: Record<string, unknown>[];
  /** By their names in the archive. */
  files: Record<string, Blob>;
}

export interface VaultRowsOptions {
  assetTitles: ReadonlyMap<string, string>;
  signal: AbortSignal;
  onOpened: (done: number, total: number) => void;
}

/** One row for each entry. What does not open is a row too, which says so; a lost network rejects. */
export async function rowsOfVault(entries: readonly OpenEntry[], options: VaultRowsOptions): Promise<VaultRows> {
  const { signal, onOpened } = options;
  const rows: VaultRows["rows"] = [];
  const files: VaultRows["files"] = {};
  onOpened(0, entries.length);
  for (const [at, one] of entries.entries()) {
    signal.throwIfAborted();
    const whole = await openWhole(one, signal);
    const file = whole?.file ? nameInArchive(at + 1, whole.file.facts.name) : null;
    if (file && whole?.file) files[file] = whole.file.blob;
    rows.push(toRow(one, whole, file, options));
    onOpened(at + 1, entries.length);
  }
  return { rows, files };
}

function toRow({ entry }: OpenEntry, whole: WholeEntry | null, file: string | null, { assetTitles }: VaultRowsOptions) {
  const linked = entry.linked_asset_ids.flatMap((id) => assetTitles.get(id) ?? []);
  const facts = { category: entry.category, access_condition: entry.access_condition };
  const dates = { created_at: entry.created_at, updated_at: entry.updated_at, entry_id: entry.id };
  if (!whole) return { ...facts, state: "still_locked", ...dates };
  const { title, description, tags, details } = whole.label;
  return {
    title,
    ...facts,
    content: whole.content,
    description,
    tags: tags.join(", "),
    paper_place: details[detail.paperPlace] ?? "",
    expires_on: details[detail.expiresOn] ?? "",
    file,
    linked_assets: linked.join(", "),
    ...dates,
  };
}

/** Its own name behind a number: two may have the same one, and some letters mean something in a path. */
function nameInArchive(place: number, name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = name.replace(/[\u0000-\u001f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, "_").replace(/^\.+/, "_");
  return `vault/${String(place).padStart(4, "0")} ${plain || "file"}`;
}
