import { text as textOf } from "node:stream/consumers";
import {
  type CheckpointFile,
  fileFormat,
  type HeadLeaf,
  holdsLeaves,
  readCheckpoint,
  readHeadLeaf,
  type SignedCheckpoint,
} from "@heirlock/db/audit-checkpoint";
import { ObjectMissing, type ObjectStore } from "../kernel/storage/object-store.ts";
import * as queries from "./keeper.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import type { OwnFiles } from "./own-files.ts";
import type { Signer } from "./signing-key.ts";

/** Where the keeper remembers what it signed: its own file, and the object store. */
export interface Memory {
  files: OwnFiles;
  store: ObjectStore;
  signer: Signer;
}

export type Known = SignedCheckpoint & { number: number; at: Date };
/** Whether the database is the one that the keeper remembers. In the last two it signs nothing (OPS-033). */
export type DatabaseState = "working" | "database_older" | "database_differs";
/** `heads_unsigned`: it works, and some plan shows a head that nobody signed. */
export type KeeperState = DatabaseState | "heads_unsigned";

const ownFile = "last-checkpoint.json";
const newestKey = "checkpoints/newest.json";
const keyOf = (number: number) => `checkpoints/${String(number).padStart(10, "0")}.json`;

/** The newest checkpoint that the own file or the store knows. The store's word counts as far as it is signed. */
export async function recall({ files, store, signer }: Memory): Promise<Known | null> {
  const own = knownOf(files.read<SignedCheckpoint>(ownFile), signer);
  const stored = knownOf(await readStored(store), signer);
  return stored && stored.number > (own?.number ?? 0) ? stored : own;
}

/** The same from the own file alone, which an accepted restore writes from another process. */
export function recallOwn({ files, signer }: Pick<Memory, "files" | "signer">): Known | null {
  return knownOf(files.read<SignedCheckpoint>(ownFile), signer);
}

export function knownOf(signed: SignedCheckpoint | undefined, { keys }: Pick<Signer, "keys">): Known | null {
  const checkpoint = signed && readCheckpoint(signed, keys);
  return checkpoint ? { ...signed, number: checkpoint.number, at: new Date(checkpoint.at) } : null;
}

const readStored = (store: ObjectStore) => readJson<SignedCheckpoint>(store, newestKey);

/** Checkpoints read from the store at once. */
const readAtOnce = 16;

/** Everything that the keeper signed about plans, from the store. What is missing or not as it was signed is left out. */
export async function headsInStore(memory: Memory): Promise<HeadLeaf[]> {
  const newest = (await recall(memory))?.number ?? 0;
  const heads: HeadLeaf[] = [];
  for (let from = 1; from <= newest; from += readAtOnce) {
    const numbers = Array.from({ length: Math.min(readAtOnce, newest - from + 1) }, (_, n) => from + n);
    const files = await Promise.all(numbers.map((number) => readJson<CheckpointFile>(memory.store, keyOf(number))));
    for (const file of files) {
      const checkpoint = file && readCheckpoint(file, memory.signer.keys);
      if (checkpoint && holdsLeaves(checkpoint, file.leaves))
        heads.push(...file.leaves.flatMap((leaf) => readHeadLeaf(leaf) ?? []));
    }
  }
  return heads;
}

async function readJson<T>(store: ObjectStore, key: string): Promise<T | undefined> {
  try {
    return JSON.parse(await textOf(await store.read(key))) as T;
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** Holds the database against the newest checkpoint that is remembered. */
export async function compareDatabase(
  database: KeeperDatabase,
  signer: Signer,
  remembered: Known | null,
): Promise<{ state: DatabaseState; newest: Known | null }> {
  const [row] = await database.ask(queries.newestCheckpoint);
  const newest = knownOf(row, signer);
  if (row && !newest) return { state: "database_differs", newest };
  if (!remembered) return { state: "working", newest };
  if (!newest || newest.number < remembered.number) return { state: "database_older", newest };
  const [same] = await database.ask(queries.checkpointAt, [String(remembered.number)]);
  return { state: same?.text === remembered.text ? "working" : "database_differs", newest };
}

/** Brings what was signed out of the database. Repeated after a failure, it does the same again. */
export async function storeCheckpoints({ files, store, signer }: Memory, database: KeeperDatabase): Promise<void> {
  for (const { number, leaves, ...signed } of await database.ask(queries.checkpointsToStore)) {
    const file: CheckpointFile = { format: fileFormat, ...signed, leaves };
    await store.put(keyOf(Number(number)), Buffer.from(`${JSON.stringify(file)}\n`));
    const known = knownOf(signed, signer);
    if (!known) throw new Error(`Checkpoint ${number} of the database was not signed by this keeper`);
    await store.put(newestKey, Buffer.from(`${JSON.stringify(signed)}\n`));
    files.write(ownFile, signed);
    await database.ask(queries.checkpointStored, [number]);
  }
}
