import { type ColumnRole, guessColumns, itemsOfTable } from "./csv-columns.ts";
import { type FoundItem, ImportRefused, largestImport } from "./found-item.ts";
import type { ImportSource } from "./import-sources.ts";
import { readBitwarden } from "./read-bitwarden.ts";
import { type CsvTable, readCsv } from "./read-csv.ts";
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
  const text = decode(bytes).trim();
  if (text.startsWith("{") || text.startsWith("[")) {
    const json = parse(text);
    return { items: source === "heirlock" ? readOldExport(json) : readBitwarden(json), table: null };
  }
  if (source === "heirlock") throw new ImportRefused("unknown");
  const table = readCsv(text);
  const roles = guessColumns(table.header);
  return { items: itemsOfTable(table, roles), table: { ...table, roles } };
}

/** UTF-8, UTF-16 with its mark, or what Windows spreadsheets write. Whatever has a NUL after that is no text. */
function decode(bytes: Uint8Array): string {
  const text = decodeAs(bytes);
  if (text.includes("\0")) throw new ImportRefused("unknown");
  return text;
}

function decodeAs(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefused("unknown");
  }
}
