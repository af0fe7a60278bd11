import Papa from "papaparse";

export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** "unknown" for text that is not a table, "empty" for a table with no row below its header. */
export function readCsv(source: string): CsvTable | "unknown" | "empty" {
  const { data } = Papa.parse<string[]>(source, { delimitersToGuess: [",", ";", "\t"], skipEmptyLines: "greedy" });
  const [header, ...rows] = data;
  if (!header || header.length < 2) return "unknown";
  if (rows.length === 0) return "empty";
  return { header: header.map((cell) => cell.trim()), rows };
}
