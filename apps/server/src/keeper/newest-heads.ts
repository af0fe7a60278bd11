import { headHash, newestHeadMessage, newestHeadText, readHead } from "@heirlock/crypto/verify";
import * as queries from "./keeper.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import { headsInStore, type Memory } from "./last-checkpoint.ts";
import type { OwnFiles } from "./own-files.ts";
import type { Signer } from "./signing-key.ts";

/** The newest head of a chain: what a database that went back shows no more. */
export interface KnownHead {
  number: number;
  hash: string;
}

/**
 * The newest head of every plan that the keeper has seen, in a file of its own: the owner of the database cannot take one
 * back from here. A number never goes down. What it never saw it cannot know.
 */
export interface HeadMemory {
  newest(estate: string, key: string): KnownHead | null;
  note(heads: readonly ({ estate: string; key: string } & KnownHead)[]): void;
  all(): { estate: string; key: string; head: KnownHead }[];
}

type Line = [estate: string, key: string, number: number, hash: string];
const headsFile = "newest-heads.jsonl";
const headsAtOnce = 500;

export function openHeadMemory(files: OwnFiles): HeadMemory {
  const known = new Map<string, KnownHead>();
  const place = (estate: string, key: string) => `${estate} ${key}`;
  const take = ([estate, key, number, hash]: Line): boolean => {
    const at = place(estate, key);
    if ((known.get(at)?.number ?? 0) >= number) return false;
    known.set(at, { number, hash });
    return true;
  };
  for (const line of files.readLines<Line>(headsFile)) take(line);
  return {
    newest: (estate, key) => known.get(place(estate, key)) ?? null,
    note(heads) {
      const lines = heads.map(({ estate, key, number, hash }): Line => [estate, key, number, hash]).filter(take);
      if (lines.length > 0) files.appendLines(headsFile, lines);
    },
    all: () =>
      [...known].map(([at, head]) => {
        const [estate, key] = at.split(" ") as [string, string];
        return { estate, key, head };
      }),
  };
}

/** The memory as its file has it. If the file was lost, it begins with what the checkpoints in the store say. */
export async function recallHeads(memory: Memory): Promise<HeadMemory> {
  const isLost = !memory.files.has(headsFile);
  const heads = openHeadMemory(memory.files);
  if (isLost) heads.note(await headsInStore(memory));
  return heads;
}

/** The head as the key signed it; null for anything else that the database calls one. */
function checkedHead(estate: string, key: string, text: string | null, signature: string | null): KnownHead | null {
  if (text === null || signature === null) return null;
  try {
    return { number: readHead(key, estate, { text, signature }).number, hash: headHash(text) };
  } catch {
    return null;
  }
}

/** Takes every new head into the memory. */
export async function keepHeads(heads: HeadMemory, database: KeeperDatabase): Promise<void> {
  for (;;) {
    const rows = await database.ask(queries.headsToKeep, [headsAtOnce]);
    if (rows.length === 0) return;
    heads.note(
      rows.flatMap(({ holder_id: estate, key_id: key, text, signature }) => {
        const head = checkedHead(estate!, key!, text, signature);
        return head ? [{ estate: estate!, key: key!, ...head }] : [];
      }),
    );
    const [holders, keys, numbers] = [
      rows.map(({ holder_id }) => holder_id!),
      rows.map(({ key_id }) => key_id!),
      rows.map(({ number }) => number!),
    ];
    await database.ask(queries.headsKept, [holders, keys, numbers]);
    if (rows.length < headsAtOnce) return;
  }
}

/** Has everybody told whose plan the database shows older than the keeper remembers, or not at all. Says how many. */
export async function tellGoneBack(heads: HeadMemory, database: KeeperDatabase): Promise<number> {
  const all = heads.all();
  let told = 0;
  for (let at = 0; at < all.length; at += headsAtOnce) {
    const some = all.slice(at, at + headsAtOnce);
    const [row] = await database.ask(queries.plansGoneBack, [
      some.map(({ estate }) => estate),
      some.map(({ key }) => key),
      some.map(({ head }) => String(head.number)),
    ]);
    told += Number(row?.noted ?? 0);
  }
  return told;
}

interface Answering {
  heads: HeadMemory;
  database: KeeperDatabase;
  signer: Signer;
  now: () => Date;
}

/**
 * Answers browsers that remember nothing: the newer one of what the database shows and what the keeper remembers, signed
 * with their nonce (KEY-079). Also while the database is older than its last checkpoint: then this is what tells them.
 */
export async function answerQuestions({ heads, database, signer, now }: Answering): Promise<void> {
  for (const { holder_id, nonce, key_id, text, signature } of await database.ask(queries.openQuestions)) {
    const [estate, key] = [holder_id!, key_id!];
    const served = checkedHead(estate, key, text, signature);
    if (served) heads.note([{ estate, key, ...served }]);
    const { number, hash } = heads.newest(estate, key) ?? { number: 0, hash: null };
    const said = newestHeadText({ estate, key, nonce: nonce! }, { number, hash, at: now().toISOString() });
    await database.ask(queries.answerQuestion, [
      estate,
      nonce!,
      said,
      signer.sign("newest-head", newestHeadMessage(said)),
    ]);
  }
}
