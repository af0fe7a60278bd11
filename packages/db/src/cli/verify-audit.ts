import { readFileSync } from "node:fs";
import pg from "pg";
import { verifyDatabase } from "../audit-database.ts";
import { verifyExport } from "../audit-export.ts";

// With a file: an exported log, without server and network. Without: every chain of DATABASE_URL.
const [file] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
if (!file && !url) {
  console.error("usage: verify-audit exported-log.json, or DATABASE_URL=… verify-audit");
  process.exit(2);
}
try {
  const { chains, rows, faults } = file ? verifyExport(readFileSync(file, "utf8")) : await verifyStored(url!);
  for (const { estate, seq, fault } of faults) console.error(`estate ${estate}: row ${seq} is ${fault}`);
  console.log(`${chains} chains, ${rows} rows, ${faults.length} broken`);
  process.exitCode = faults.length ? 1 : 0;
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 2;
}

async function verifyStored(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 1, options: "-c role=heirlock_audit" });
  try {
    return await verifyDatabase(pool);
  } finally {
    await pool.end();
  }
}
