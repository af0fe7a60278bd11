import type { SourceFile } from "../source/files.ts";

export type LedgerRow = {
  id: string;
  area: string;
  text: string;
  kind: string;
  /** Text and constants: where exact strings stand in double quotes. */
  quotable: string;
};

const row = /^\| ([A-Z]{3})-(\d{3}) \| (.*)$/;

/** The rows of docs/requirements/<area>.md. Throws on a row in the wrong file and on an id given twice. */
export function readLedger(files: SourceFile[]): Map<string, LedgerRow> {
  const rows = new Map<string, LedgerRow>();
  for (const file of files) {
    const area = /^docs\/requirements\/([a-z]{3})\.md$/.exec(file.path)?.[1]?.toUpperCase();
    if (!area) continue;
    for (const line of file.text.split("\n")) {
      const match = row.exec(line);
      if (!match) continue;
      const id = `${match[1]}-${match[2]}`;
      if (match[1] !== area) throw new Error(`${file.path} holds ${id}, which belongs to another area`);
      if (rows.has(id)) throw new Error(`${id} is in the ledger twice`);
      const cells = match[3]!.split(" | ");
      const [text = "", constants = ""] = cells;
      rows.set(id, { id, area, text, kind: cells.at(-2) ?? "", quotable: `${text} ${constants}` });
    }
  }
  return rows;
}
