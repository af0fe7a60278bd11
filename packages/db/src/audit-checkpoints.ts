import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ChainLeaf,
  type Checkpoint,
  type CheckpointFile,
  checkpointHash,
  type HeadLeaf,
  holdsLeaves,
  readChainLeaf,
  readCheckpoint,
  readHeadLeaf,
} from "./audit-checkpoint.ts";

/**
 * What is wrong with a checkpoint: `missing` (its number is not there), `unsigned` (no signature of a known key),
 * `unlinked` (it does not follow the one before), `changed` (its leaves are not those that were signed).
 */
export interface CheckpointFault {
  checkpoint: number;
  fault: "missing" | "unsigned" | "unlinked" | "changed";
}

/** What signed checkpoints say about the chains of a database. */
export interface Witness {
  checkpoints: number;
  faults: CheckpointFault[];
  /** The states that each estate's chain went through, in ascending order. */
  leaves: ReadonlyMap<string, readonly ChainLeaf[]>;
  /** The heads of signed plans, in ascending order. */
  heads: readonly HeadLeaf[];
  /** Milliseconds; when the newest was signed. */
  newestAt: number;
  /** Accepted restores, by the number of the checkpoint that tells of them. */
  restores: readonly { checkpoint: number; to: number; at: string }[];
}

/** What a keeper's operator publishes: its public keys, oldest first. */
export function readTrustedKeys(file: string): string[] {
  const found = JSON.parse(readFileSync(file, "utf8")) as { format?: unknown; keys?: { key: string }[] };
  if (found.format !== "heirlock-keeper-keys/1" || !Array.isArray(found.keys))
    throw new Error("This is no list of a keeper's keys (heirlock-keeper-keys/1).");
  return found.keys.map(({ key }) => key);
}

const namePattern = /^(\d{10})\.json$/;

/** Reads a copy of the store's folder `checkpoints` and checks it from the first to the last. */
export function readWitness(folder: string, trusted: readonly string[]): Witness {
  const names = readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .sort();
  const faults: CheckpointFault[] = [];
  const restores: { checkpoint: number; to: number; at: string }[] = [];
  const told: { number: number; leaves: ChainLeaf[]; heads: HeadLeaf[] }[] = [];
  let before: { number: number; hash: string } | undefined;
  let newestAt = 0;
  for (const name of names) {
    const number = Number(namePattern.exec(name)![1]);
    for (let lost = (before?.number ?? 0) + 1; lost < number; lost++)
      faults.push({ checkpoint: lost, fault: "missing" });
    const file = JSON.parse(readFileSync(join(folder, name), "utf8")) as CheckpointFile;
    const checkpoint = readCheckpoint(file, trusted);
    const fault = faultOf(checkpoint, number, file.leaves, before);
    if (fault) faults.push({ checkpoint: number, fault });
    before = { number, hash: checkpointHash(file.text) };
    if (!checkpoint || fault === "changed") continue;
    newestAt = Math.max(newestAt, Date.parse(checkpoint.at));
    if (checkpoint.restoredTo !== null) {
      const { restoredTo: to, at } = checkpoint;
      restores.push({ checkpoint: number, to, at });
      while (told.length > 0 && told.at(-1)!.number > to) told.pop();
    }
    told.push({
      number,
      leaves: file.leaves.flatMap((leaf) => readChainLeaf(leaf) ?? []),
      heads: file.leaves.flatMap((leaf) => readHeadLeaf(leaf) ?? []),
    });
  }
  const leaves = new Map<string, ChainLeaf[]>();
  for (const leaf of told.flatMap((one) => one.leaves))
    leaves.set(leaf.estate, [...(leaves.get(leaf.estate) ?? []), leaf]);
  const heads = told.flatMap((one) => one.heads);
  return { checkpoints: names.length, faults, leaves, heads, newestAt, restores };
}

function faultOf(
  checkpoint: Checkpoint | undefined,
  number: number,
  leaves: readonly string[],
  before: { number: number; hash: string } | undefined,
): CheckpointFault["fault"] | undefined {
  if (!checkpoint || checkpoint.number !== number) return "unsigned";
  if (!holdsLeaves(checkpoint, leaves)) return "changed";
  // After a gap nobody can tell what it should follow.
  const follows = before === undefined ? number > 1 || checkpoint.before === null : checkpoint.before === before.hash;
  return follows || (before && before.number < number - 1) ? undefined : "unlinked";
}
