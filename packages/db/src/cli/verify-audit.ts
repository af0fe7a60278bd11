import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import pg from "pg";
import type { ChainFault } from "../audit-chain.ts";
import { readTrustedKeys, readWitness } from "../audit-checkpoints.ts";
import { verifyDatabase } from "../audit-database.ts";
import { verifyExport } from "../audit-export.ts";
import type { HeadFault } from "../signed-head.ts";

// With a file: an exported log, without server and network. Without: every chain of DATABASE_URL, and with --checkpoints
// (a copy of the store's folder) also against what the keeper signed. --keys is the keeper's list, from a place that the
// database's owner does not write.
const usage = `usage: verify-audit exported-log.json [--keys keeper-keys.json]
       DATABASE_URL=… verify-audit [--checkpoints FOLDER --keys keeper-keys.json]`;
const { values, positionals } = parseArgs({
  options: { checkpoints: { type: "string" }, keys: { type: "string" } },
  allowPositionals: true,
});
const [file] = positionals;
const { DATABASE_URL: url } = process.env;
const isComplete = file ? values.checkpoints === undefined : url && !values.checkpoints === !values.keys;
if (!isComplete) {
  console.error(usage);
  process.exit(2);
}
try {
  const trusted = values.keys ? readTrustedKeys(values.keys) : [];
  process.exitCode = (file ? verifyFile(file, trusted) : await verifyStored(url!, trusted)) === 0 ? 0 : 1;
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 2;
}

function verifyFile(path: string, trusted: string[]): number {
  const { chains, rows, faults, checkpoints, heads, headFaults } = verifyExport(readFileSync(path, "utf8"), trusted);
  tell(faults, headFaults);
  const ofPlans = heads + headFaults.length ? `, ${heads} heads of plans, ${headFaults.length} broken` : "";
  const signed = trusted.length ? `, ${checkpoints} checkpoints` : "";
  console.log(`${chains} chains, ${rows} rows, ${faults.length} broken${ofPlans}${signed}`);
  return faults.length + headFaults.length;
}

function tell(faults: readonly ChainFault[], headFaults: readonly HeadFault[]): void {
  for (const { estate, seq, fault } of faults) console.error(`estate ${estate}: row ${seq} is ${fault}`);
  for (const { estate, number, fault } of headFaults)
    console.error(`estate ${estate}: head ${number} of its plan is ${fault}`);
}

async function verifyStored(connectionString: string, trusted: string[]): Promise<number> {
  const witness = values.checkpoints === undefined ? undefined : readWitness(values.checkpoints, trusted);
  const pool = new pg.Pool({ connectionString, max: 1, options: "-c role=heirlock_audit" });
  try {
    const { chains, rows, faults, headFaults } = await verifyDatabase(pool, witness);
    for (const { checkpoint, to, at } of witness?.restores ?? [])
      console.log(`checkpoint ${checkpoint}: on ${at} a restore to checkpoint ${to} was accepted`);
    for (const { checkpoint, fault } of witness?.faults ?? []) console.error(`checkpoint ${checkpoint} is ${fault}`);
    tell(faults, headFaults);
    const beside = witness
      ? `, ${headFaults.length} plans broken, ${witness.checkpoints} checkpoints, ${witness.faults.length} of them broken`
      : "";
    console.log(`${chains} chains, ${rows} rows, ${faults.length} broken${beside}`);
    return faults.length + headFaults.length + (witness?.faults.length ?? 0);
  } finally {
    await pool.end();
  }
}
