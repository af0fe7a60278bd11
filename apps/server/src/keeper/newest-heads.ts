import { newestHeadMessage, newestHeadText } from "@heirlock/crypto/verify";
import { checkedHead, headOfRow, isSigned, type KnownHead, type PlacedHead, placesOf } from "./checked-head.ts";
import * as queries from "./keeper.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import { headsInStore, type Memory } from "./last-checkpoint.ts";
import type { OwnFiles } from "./own-files.ts";
import type { Signer } from "./signing-key.ts";

/**
 * The newest head of every plan that the keeper has seen, in a file of its own: the owner of the database cannot take one
 * back from here. A number never goes down. What it never saw it cannot know.
 */
export interface HeadMemory {
  newest(estate: string, key: string): KnownHead | null;
  note(heads: readonly PlacedHead[]): void;
  all(): PlacedHead[];
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
        return { estate, key, ...head };
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

/** Sorts before every place. */
const noPlace = { estate: "00000000-0000-0000-0000-000000000000", key: "" };

/** What the keeper found among the heads that the database calls new. */
export interface KeptHeads {
  /** Those that nobody signed: somebody wrote them into the database. They are looked at again each time. */
  unsigned: PlacedHead[];
  /** Whether one was older than the keeper remembers. */
  hasOlder: boolean;
}

/** Takes every new head into the memory. */
export async function keepHeads(heads: HeadMemory, database: KeeperDatabase): Promise<KeptHeads> {
  const unsigned: PlacedHead[] = [];
  let hasOlder = false;
  let { estate, key }: { estate: string; key: string } = noPlace;
  for (;;) {
    const rows = await database.ask(queries.headsToKeep, [headsAtOnce, estate, key]);
    const { yes = [], no = [] } = Object.groupBy(rows, (row) => (isSigned(row, null) ? "yes" : "no"));
    const signed = yes.map(headOfRow);
    heads.note(signed);
    hasOlder ||= signed.some(({ estate, key, number }) => heads.newest(estate, key)!.number > number);
    if (signed.length > 0) await database.ask(queries.markHeadsKept, [...placesOf(signed), true]);
    unsigned.push(...no.map(headOfRow));
    if (rows.length < headsAtOnce) return { unsigned, hasOlder };
    ({ estate, key } = headOfRow(rows.at(-1)!));
  }
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
    const served = checkedHead(estate, key, { text, signature });
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
