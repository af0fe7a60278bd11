import { createHash } from "node:crypto";

/** One row of a chain, as it is exported: hashes in hex, `body` the exact text that was hashed. */
export interface AuditRow {
  seq: number;
  body: string;
  prevHash: string;
  hash: string;
}

export interface AuditHead {
  seq: number;
  hash: string;
}

/**
 * What is wrong with the first bad row: `changed` (its content is not what was hashed), `missing` (rows before it
 * are gone), `misplaced` (it stands where another should), `unlinked` (it does not follow its predecessor),
 * `cut` (rows after it are gone). Against signed checkpoints also: `rewritten` (another row was signed here), `gone`
 * (the whole chain is missing), `uncovered` (it says to be older than the newest checkpoint, which does not know it).
 */
export interface ChainFault {
  estate: string;
  seq: number;
  fault: "changed" | "missing" | "misplaced" | "unlinked" | "cut" | "rewritten" | "gone" | "uncovered";
}

/** Before the first row stands a hash that only this estate's chain begins with. */
export function beginningOf(estate: string): string {
  return createHash("sha256").update(`heirlock audit ${estate}`).digest("hex");
}

/** Checks one estate's chain, row after row, so that a chain of any length needs no memory. */
export function chainVerifier(estate: string) {
  let seq = 0;
  let hash = beginningOf(estate);
  return {
    /** The fault of this row, or undefined. After a fault there is no point in going on. */
    next(row: AuditRow): ChainFault | undefined {
      const expected = seq + 1;
      const at = (fault: ChainFault["fault"]) => ({ estate, seq: row.seq, fault });
      if (row.seq > expected) return at("missing");
      if (row.seq < expected) return at("misplaced");
      if (row.prevHash !== hash) return at("unlinked");
      const real = createHash("sha256").update(Buffer.from(row.prevHash, "hex")).update(row.body).digest("hex");
      if (real !== row.hash) return at("changed");
      if (!says(row.body, estate, row.seq)) return at("misplaced");
      seq = row.seq;
      hash = row.hash;
      return undefined;
    },
    /** Compares the chain's end with what was known of it: its head, or an older checkpoint's. */
    end(head: AuditHead): ChainFault | undefined {
      if (head.seq === seq && head.hash === hash) return undefined;
      return { estate, seq, fault: head.seq > seq ? "cut" : "changed" };
    },
  };
}

/** Checks a whole chain; undefined when nothing is wrong. */
export function verifyChain(estate: string, rows: Iterable<AuditRow>, head: AuditHead): ChainFault | undefined {
  const verifier = chainVerifier(estate);
  for (const row of rows) {
    const fault = verifier.next(row);
    if (fault) return fault;
  }
  return verifier.end(head);
}

/**
 * Holds a chain against the states of it that were signed (in ascending order, from checkpoints of which the newest is
 * `newestAt`). Rows come one after the other, as to chainVerifier.
 */
export function witnessVerifier(
  estate: string,
  { leaves, newestAt }: { leaves: readonly (AuditHead & { estate: string })[]; newestAt: number },
) {
  const waiting = leaves.toSorted((a, b) => a.seq - b.seq);
  let last = 0;
  return {
    next({ seq, hash, body }: AuditRow): ChainFault | undefined {
      last = seq;
      // The newest row is signed within the hour; a row that says to be older was put there later.
      if (waiting.length === 0 && Date.parse(timeOf(body)) < newestAt - slack)
        return { estate, seq, fault: "uncovered" };
      while (waiting[0] && waiting[0].seq <= seq)
        if (waiting.shift()!.hash !== hash) return { estate, seq, fault: "rewritten" };
      return undefined;
    },
    end(): ChainFault | undefined {
      if (waiting.length === 0) return undefined;
      return last === 0 ? { estate, seq: waiting.at(-1)!.seq, fault: "gone" } : { estate, seq: last, fault: "cut" };
    },
  };
}

// A transaction may append and commit while a checkpoint is made; none lives this long.
const slack = 15 * 60_000;

function timeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { at?: unknown }).at);
  } catch {
    return "";
  }
}

// A valid row copied from another place or another chain still tells where it belongs.
function says(body: string, estate: string, seq: number): boolean {
  try {
    const entry = JSON.parse(body) as { estate?: unknown; seq?: unknown };
    return entry.estate === estate && entry.seq === seq;
  } catch {
    return false;
  }
}
