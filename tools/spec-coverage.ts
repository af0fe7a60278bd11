// Which rows of docs/requirements/ have a test that names them. See docs/requirements/README.md.
import { parseArgs } from "node:util";
import { coverageByArea, unknownIds } from "./ledger/coverage.ts";
import { namedIds } from "./ledger/named-ids.ts";
import { readLedger } from "./ledger/read-ledger.ts";
import { readProjectFiles } from "./source/files.ts";

const { values } = parseArgs({ options: { area: { type: "string" }, missing: { type: "boolean", default: false } } });

const files = readProjectFiles();
const ledger = readLedger(files);
const named = namedIds(files);
const areas = coverageByArea(ledger, named);
const chosen = values.area ? areas.filter((one) => one.area === values.area?.toUpperCase()) : areas;
if (chosen.length === 0) {
  console.error(`No area ${values.area}; there are ${areas.map((one) => one.area).join(", ")}`);
  process.exit(1);
}

const line = (area: string, rows: number, covered: number) =>
  console.log(`${area.padEnd(5)}${String(rows).padStart(6)}${String(covered).padStart(9)}${percent(covered, rows)}`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(10);
const sum = (field: "rows" | "covered") => chosen.reduce((total, one) => total + one[field], 0);

console.log("area   rows  covered         %");
for (const one of chosen) line(one.area, one.rows, one.covered);
if (chosen.length > 1) line("all", sum("rows"), sum("covered"));

if (values.area || values.missing)
  for (const one of chosen) for (const row of one.missing) console.log(`\n${row.id} (${row.kind}) ${row.text}`);

const unknown = unknownIds(ledger, named);
for (const one of unknown) console.error(`${one.path}:${one.line} names ${one.id}, which is not in the ledger`);
process.exit(unknown.length > 0 ? 1 : 0);
