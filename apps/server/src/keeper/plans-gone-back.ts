import { type PlacedHead, placesOf } from "./checked-head.ts";
import * as queries from "./keeper.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import type { HeadMemory } from "./newest-heads.ts";
import type { OwnFiles } from "./own-files.ts";

/** A plan of which the database shows an older head than the keeper remembers, or none (0). */
export interface GoneBack extends PlacedHead {
  shown: number;
}

type Line = [estate: string, key: string, number: number, shown: number];
/** What an operator accepted: the memory stays, so that browsers go on to hear of the newer head. */
const acceptedFile = "accepted-heads.jsonl";
const headsAtOnce = 5000;

interface Comparing {
  files: OwnFiles;
  heads: HeadMemory;
  database: KeeperDatabase;
}

/**
 * Every plan that went back without an accepted restore, a batch at a time. A head is never taken away but with its
 * account: an estate that is gone and has left its audit chain was deleted. One without a chain was never there.
 */
async function* plansGoneBack({ files, heads, database }: Comparing): AsyncGenerator<GoneBack[]> {
  const place = ({ estate, key }: { estate: string; key: string }) => `${estate} ${key}`;
  const accepted = new Map(
    files.readLines<Line>(acceptedFile).map(([estate, key, ...head]) => [place({ estate, key }), head]),
  );
  const isAccepted = (plan: GoneBack) => {
    const [number, shown] = accepted.get(place(plan)) ?? [];
    return plan.number === number && plan.shown >= shown!;
  };
  const all = heads.all();
  for (let at = 0; at < all.length; at += headsAtOnce) {
    const some = all.slice(at, at + headsAtOnce);
    const rows = await database.ask(queries.headsGoneBack, placesOf(some));
    const known = new Map(some.map((head) => [place(head), head]));
    const found = rows.map(({ holder_id, key_id, shown }) => {
      const head = known.get(place({ estate: holder_id!, key: key_id! }))!;
      return { ...head, shown: Number(shown) };
    });
    const gone = found.filter((plan) => !isAccepted(plan));
    if (gone.length > 0) yield gone;
  }
}

export async function allPlansGoneBack(comparing: Comparing): Promise<GoneBack[]> {
  const all: GoneBack[] = [];
  for await (const gone of plansGoneBack(comparing)) all.push(...gone);
  return all;
}

/** Some of them, if there are any. */
export async function somePlansGoneBack(comparing: Comparing): Promise<GoneBack[]> {
  for await (const gone of plansGoneBack(comparing)) return gone;
  return [];
}

/** Has the holders of these plans told. Says how many. */
export async function tellGoneBack(plans: readonly GoneBack[], database: KeeperDatabase): Promise<number> {
  let told = 0;
  for (let at = 0; at < plans.length; at += headsAtOnce) {
    const [row] = await database.ask(queries.notePlansGoneBack, placesOf(plans.slice(at, at + headsAtOnce)));
    told += Number(row?.noted ?? 0);
  }
  return told;
}

/** From now on these plans may be as old as the database shows them. */
export function acceptGoneBack(files: OwnFiles, plans: readonly GoneBack[]): void {
  const lines = plans.map(({ estate, key, number, shown }): Line => [estate, key, number, shown]);
  if (lines.length > 0) files.appendLines(acceptedFile, lines);
}
