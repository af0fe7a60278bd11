import { decodeText } from "../../../../platform/text-files/decode-text.ts";
import { type CsvTable, readCsv } from "../../../../platform/text-files/read-csv.ts";
import { type ColumnRole, guessColumns, itemsOfTable } from "./csv-columns.ts";
import { type FoundItem, ImportRefused, largestImport } from "./found-item.ts";
import type { ImportSource } from "./import-sources.ts";
import { readBitwarden } from "./read-bitwarden.ts";
import { readOldExport } from "./read-old-export.ts";
import { readOnePassword } from "./read-one-password.ts";

/** What came out of a file: items, or a table whose columns the person may name. */
export interface ReadFile {
  items: FoundItem[];
  table: (CsvTable & { roles: ColumnRole[] }) | null;
}

/** Reads a file on this device. Throws ImportRefused. */
export async function readFile(source: ImportSource, file: Blob): Promise<ReadFile> {
  if (file.size > largestImport) throw new ImportRefused("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new ImportRefused("empty");
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { items: readOnePassword(bytes), table: null };
  const decoded = decodeText(bytes);
  if (decoded === null) throw new ImportRefused("unknown");
  const text = decoded.trim();
  if (text.startsWith("{") || text.startsWith("[")) {
    const json = parse(text);
    return { items: source === "heirlock" ? readOldExport(json) : readBitwarden(json), table: null };
  }
  if (source === "heirlock") throw new ImportRefused("unknown");
  const table = readCsv(text);
  if (typeof table === "string") throw new ImportRefused(table);
  const roles = guessColumns(table.header);
  return { items: itemsOfTable(table, roles), table: { ...table, roles } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefused("unknown");
  }
}
