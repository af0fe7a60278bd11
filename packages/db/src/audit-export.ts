import { type AuditHead, type AuditRow, beginningOf, type ChainFault, verifyChain } from "./audit-chain.ts";
import { holdsLeaf, readChainLeaf, readCheckpoint, type SignedCheckpoint } from "./audit-checkpoint.ts";
import { type HeadFault, isSignedHead } from "./signed-head.ts";

/** The file in which an operator takes chains away. */
export interface AuditExport {
  format: "heirlock-audit/1";
  chains: { estate: string; head: AuditHead; rows: AuditRow[] }[];
}

/** The newest checkpoint that covers an estate, with the estate's own leaf and what leads from it to the root. */
export interface OwnCheckpoint extends SignedCheckpoint {
  leaf: string;
  place: number;
  /** Base64url, the nearest first. */
  path: readonly string[];
}

/** The part of a holder's own download (`data.json`) that concerns the log. */
interface PersonalExport {
  format: "heirlock-export/1";
  sections: {
    account: { id: string }[];
    history: { body: string; hash: string }[];
    checkpoint?: OwnCheckpoint[];
    planChains?: { key_id: string; number: string | number }[];
    planHeads?: { key_id: string; number: string | number; hash: string; text: string; signature: string }[];
  };
}

interface Verified {
  chains: number;
  rows: number;
  faults: ChainFault[];
  /** Signed checkpoints that were held against the chains. */
  checkpoints: number;
  /** Heads of signed plans whose signatures were checked. */
  heads: number;
  headFaults: HeadFault[];
}

/** Reads an export and checks every chain in it, and its checkpoint if keys are given. Throws when it is no export. */
export function verifyExport(text: string, trusted: readonly string[] = []): Verified {
  const found = JSON.parse(text) as Partial<AuditExport> | Partial<PersonalExport>;
  if (found.format === "heirlock-export/1" && found.sections) return verifyPersonal(found.sections, trusted);
  if (found.format !== "heirlock-audit/1" || !Array.isArray(found.chains))
    throw new Error("This is not an exported audit log (heirlock-audit/1 or heirlock-export/1).");
  const faults = found.chains.flatMap(({ estate, rows, head }) => verifyChain(estate, rows, head) ?? []);
  const rows = found.chains.reduce((sum, chain) => sum + chain.rows.length, 0);
  return { chains: found.chains.length, rows, faults, checkpoints: 0, heads: 0, headFaults: [] };
}

function verifyPersonal(sections: PersonalExport["sections"], trusted: readonly string[]): Verified {
  const { account, history, checkpoint = [], planHeads = [] } = sections;
  const estate = account[0]!.id;
  const rows = history.map(({ body, hash }, at): AuditRow => {
    const prevHash = at === 0 ? beginningOf(estate) : history[at - 1]!.hash;
    return { seq: at + 1, body, prevHash, hash };
  });
  const fault = verifyChain(estate, rows, { seq: rows.length, hash: rows.at(-1)?.hash ?? beginningOf(estate) });
  const held = trusted.length > 0 ? checkpoint : [];
  const faults = [fault ?? [], held.flatMap((one) => faultAgainst(one, estate, rows, trusted) ?? [])].flat();
  const headFaults = faultsOfHeads(estate, sections);
  return { chains: 1, rows: rows.length, faults, checkpoints: held.length, heads: planHeads.length, headFaults };
}

/** Every head that its key did not sign, and every chain whose newest one is not among them. */
function faultsOfHeads(estate: string, { planChains = [], planHeads = [] }: PersonalExport["sections"]): HeadFault[] {
  const heads = planHeads.map(({ key_id: key, number, ...head }) => ({ estate, key, number: Number(number), ...head }));
  const unsigned = heads.flatMap((head): HeadFault[] => {
    const { key, number } = head;
    return isSignedHead(head) ? [] : [{ estate, key, number, fault: "unsigned" }];
  });
  const gone = planChains.flatMap(({ key_id: key, number }): HeadFault[] => {
    const isThere = heads.some((head) => head.key === key && head.number === Number(number));
    return isThere ? [] : [{ estate, key, number: Number(number), fault: "gone" }];
  });
  return [...unsigned, ...gone];
}

/** Throws when the checkpoint itself cannot be believed, which says nothing about the chain. */
function faultAgainst(
  { leaf, place, path, ...signed }: OwnCheckpoint,
  estate: string,
  rows: readonly AuditRow[],
  trusted: readonly string[],
): ChainFault | undefined {
  const checkpoint = readCheckpoint(signed, trusted);
  if (!checkpoint) throw new Error("The checkpoint is not signed by a key of the list.");
  const proof = { leaf, place, path: path.map((hash) => Buffer.from(hash, "base64url")) };
  const state = readChainLeaf(leaf);
  if (!holdsLeaf(checkpoint, proof) || state?.estate !== estate)
    throw new Error("The leaf does not belong to this estate's place in the checkpoint.");
  const row = rows[state.seq - 1];
  if (!row) return { estate, seq: rows.length, fault: rows.length === 0 ? "gone" : "cut" };
  return row.hash === state.hash ? undefined : { estate, seq: state.seq, fault: "rewritten" };
}
