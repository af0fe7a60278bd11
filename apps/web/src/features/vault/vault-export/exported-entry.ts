import { withoutFileKey } from "../entry-details.ts";
import type { OpenEntry } from "../offers/open-entries.ts";

/** One entry as it lies in an export, before it is encrypted: plain JSON that any program reads (docs/formats.md §8). */
export interface ExportedEntry {
  format: typeof exportFormat;
  id: string;
  title: string;
  category: string;
  access_condition: string;
  description: string;
  tags: readonly string[];
  details: Readonly<Record<string, string>>;
  content: string;
  linked_assets: readonly string[];
  created_at: string;
  updated_at: string;
  /** The age file beside it, in the same zip. */
  file: string | null;
}

export const exportFormat = "heirlock-entry/1";

/** The names say nothing: what stands where is written in the index, which is encrypted too. */
export const indexName = "index.txt.age";
export const entryName = (place: number) => `entries/${number(place)}.json.age`;
export const fileName = (place: number) => `files/${number(place)}.age`;

function number(place: number): string {
  return String(place).padStart(4, "0");
}

export function toExported(
  { entry, label }: OpenEntry & { label: NonNullable<OpenEntry["label"]> },
  content: string,
  place: number,
  assetTitles: ReadonlyMap<string, string>,
): ExportedEntry {
  return {
    format: exportFormat,
    id: entry.id,
    title: label.title,
    category: entry.category,
    access_condition: entry.access_condition,
    description: label.description,
    tags: label.tags,
    details: withoutFileKey(label.details),
    content,
    linked_assets: entry.linked_asset_ids.flatMap((id) => assetTitles.get(id) ?? []),
    created_at: entry.created_at,
    updated_at: entry.updated_at,
    file: entry.file ? fileName(place) : null,
  };
}
