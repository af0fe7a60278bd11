import type pg from "pg";
import { type AuditHead, type AuditRow, type ChainFault, chainVerifier, witnessVerifier } from "./audit-chain.ts";
import type { HeadLeaf } from "./audit-checkpoint.ts";
import type { Witness } from "./audit-checkpoints.ts";
import type { AuditExport } from "./audit-export.ts";
import { type HeadFault, isSignedHead, type StoredHead } from "./signed-head.ts";

const PAGE = 5_000;
const plansAtOnce = 100;

interface StoredRow extends AuditRow {
  estate: string;
}

type Told = Pick<Witness, "leaves" | "heads" | "newestAt">;

/**
 * Checks every chain of a database against its head and, where given, against signed checkpoints: only these show what
 * the database's owner changed. Needs a connection that may read the schema audit.
 */
export function verifyDatabase(
  pool: pg.Pool,
  witness: Told = { leaves: new Map(), heads: [], newestAt: 0 },
): Promise<{ chains: number; rows: number; faults: ChainFault[]; headFaults: HeadFault[] }> {
  return atOneMoment(pool, async (db) => {
    const { deleted, ...found } = await verifyChains(db, witness);
    const heads = witness.heads.filter(({ estate }) => !deleted.has(estate));
    return { ...found, headFaults: await verifyHeads(db, heads) };
  });
}

/** The whole log of one estate, to be kept elsewhere. */
export function exportChain(pool: pg.Pool, estate: string): Promise<AuditExport> {
  return atOneMoment(pool, async (db) => {
    const rows: AuditRow[] = [];
    for await (const row of readRows(db, estate)) rows.push(row);
    return { format: "heirlock-audit/1", chains: [{ estate, head: await readHead(db, estate), rows }] };
  });
}

// Heads and rows must be of the same moment, or every append in between would look like an attack.
async function atOneMoment<T>(pool: pg.Pool, read: (db: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const result = await read(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (failure) {
    client.release(true);
    throw failure;
  }
}

async function verifyChains(db: pg.ClientBase, { leaves, newestAt }: Told) {
  const faults: ChainFault[] = [];
  /** Accounts whose chain ends with their deletion: their plans went with them. */
  const deleted = new Set<string>();
  const signed = new Map(leaves);
  let chains = 0;
  let rows = 0;
  for await (const [estate, head, chain] of readChains(db)) {
    chains += 1;
    const verifier = chainVerifier(estate);
    const witness = witnessVerifier(estate, { leaves: signed.get(estate) ?? [], newestAt });
    signed.delete(estate);
    let fault: ChainFault | undefined;
    for await (const row of chain) {
      rows += 1;
      fault ??= verifier.next(row) ?? witness.next(row);
      if (!fault && typeOf(row) === "account.deleted") deleted.add(estate);
    }
    fault ??= verifier.end(head) ?? witness.end();
    if (fault) faults.push(fault);
  }
  for (const [estate, states] of signed)
    faults.push({ estate, seq: Math.max(...states.map(({ seq }) => seq)), fault: "gone" });
  return { chains, rows, faults, deleted };
}

const typeOf = ({ body }: AuditRow): unknown => (JSON.parse(body) as { type?: unknown }).type;

/** Names the newest head of each plan that is not as the keeper saw it, or not as its key signed it. */
async function verifyHeads(db: pg.ClientBase, heads: readonly HeadLeaf[]): Promise<HeadFault[]> {
  const place = ({ estate, key }: { estate: string; key: string }) => `${estate} ${key}`;
  const plans = [...Map.groupBy(heads, place).values()];
  const faults: HeadFault[] = [];
  for (let at = 0; at < plans.length; at += plansAtOnce) {
    const some = plans.slice(at, at + plansAtOnce);
    const stored = await readHeads(
      db,
      some.map((plan) => plan[0]!),
    );
    for (const plan of some) faults.push(...planFault(plan, stored.get(place(plan[0]!))));
  }
  return faults;
}

/** The heads of one plan that the keeper saw, in ascending order, against what is stored. */
function planFault(heads: readonly HeadLeaf[], found: StoredPlan | undefined): HeadFault[] {
  for (const { estate, key, number, hash } of heads.toReversed()) {
    const fault = headFault(number, hash, found);
    if (fault) return [{ estate, key, number, fault }];
  }
  // What is called the newest may be younger than every checkpoint: then only its signature speaks for it.
  const [{ estate, key }, number] = [heads[0]!, found!.newest];
  const newest = found!.heads.get(number);
  if (newest && isSignedHead(newest)) return [];
  return [{ estate, key, number, fault: newest ? "unsigned" : "gone" }];
}

function headFault(number: number, hash: string, found: StoredPlan | undefined): HeadFault["fault"] | undefined {
  const stored = found?.heads.get(number);
  if (stored === undefined) return "gone";
  if (stored.hash !== hash) return "rewritten";
  if (!isSignedHead(stored)) return "unsigned";
  return found!.newest < number ? "set back" : undefined;
}

interface StoredPlan {
  newest: number;
  heads: Map<number, StoredHead>;
}

async function readHeads(db: pg.ClientBase, plans: readonly HeadLeaf[]): Promise<Map<string, StoredPlan>> {
  type Row = Record<"holder_id" | "key_id" | "number" | "hash" | "text" | "signature" | "newest", string>;
  const { rows } = await db.query<Row>("select * from app.stored_heads($1, $2)", [
    plans.map(({ estate }) => estate),
    plans.map(({ key }) => key),
  ]);
  const stored = new Map<string, StoredPlan>();
  for (const { holder_id: estate, key_id: key, number, newest, ...head } of rows) {
    const plan = stored.get(`${estate} ${key}`) ?? { newest: Number(newest), heads: new Map() };
    plan.heads.set(Number(number), { estate, key, number: Number(number), ...head });
    stored.set(`${estate} ${key}`, plan);
  }
  return stored;
}

async function* readChains(db: pg.ClientBase) {
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    // A chain whose head was removed is still a chain.
    const { rows } = await db.query<{ estate: string }>(
      `select estate_id as estate from audit.heads where estate_id > $1
       union select estate_id from audit.entries where estate_id > $1
       order by 1 limit 1000`,
      [after],
    );
    if (rows.length === 0) return;
    for (const { estate } of rows) {
      after = estate;
      yield [estate, await readHead(db, estate), readRows(db, estate)] as const;
    }
  }
}

async function readHead(db: pg.ClientBase, estate: string): Promise<AuditHead> {
  const { rows } = await db.query<{ seq: string; hash: string }>(
    "select seq, encode(hash, 'hex') as hash from audit.heads where estate_id = $1",
    [estate],
  );
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : { seq: 0, hash: "" };
}

async function* readRows(db: pg.ClientBase, estate: string): AsyncGenerator<AuditRow> {
  let after = 0;
  while (true) {
    const { rows } = await db.query<StoredRow>(
      `select seq, body, encode(prev_hash, 'hex') as "prevHash", encode(hash, 'hex') as hash
         from audit.entries where estate_id = $1 and seq > $2 order by seq limit ${PAGE}`,
      [estate, after],
    );
    for (const row of rows) yield { seq: Number(row.seq), body: row.body, prevHash: row.prevHash, hash: row.hash };
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)!.seq);
  }
}
