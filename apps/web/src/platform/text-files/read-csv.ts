export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

const delimiters = [",", ";", "\t"] as const;

/**
 * RFC 4180, and what spreadsheets make of it: a mark at the beginning, semicolons or tabs, any line end. "unknown" for a
 * text that is no table, "empty" for one without a row below its headings.
 */
export function readCsv(source: string): CsvTable | "unknown" | "empty" {
  const plain = source.replace(/^\uFEFF/, "");
  const all = splitCsv(plain, likeliestDelimiter(plain)).filter((row) => row.some((cell) => cell.trim() !== ""));
  const [header, ...rows] = all;
  if (!header || header.length < 2) return "unknown";
  if (rows.length === 0) return "empty";
  return { header: header.map((cell) => cell.trim()), rows };
}

/** The one that parts the heading row into most cells. */
function likeliestDelimiter(source: string): string {
  const cells = (delimiter: string) => splitCsv(source.slice(0, 20_000), delimiter)[0]?.length ?? 0;
  return delimiters.reduce((best, next) => (cells(next) > cells(best) ? next : best));
}

function splitCsv(source: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') cell += source[++at];
      else quoted = false;
    } else if (letter === '"' && cell === "") quoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === "\n") endRow();
    else if (letter === "\r") {
      if (source[at + 1] !== "\n") endRow();
    } else cell += letter;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}
