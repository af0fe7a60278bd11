import { appendEntry } from "../kernel/kernel.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import { compareDatabase, type Memory, recall, storeCheckpoints } from "./last-checkpoint.ts";
import { makeCheckpoint } from "./make-checkpoint.ts";
import type { HeadMemory } from "./newest-heads.ts";
import { acceptGoneBack, allPlansGoneBack, tellGoneBack } from "./plans-gone-back.ts";

/** The chain in which the keeper's own events stand; no estate has this id. */
export const keeperChain = "00000000-0000-4000-8000-000000000001";

/**
 * The operator's word that the database was restored on purpose: the next checkpoint says to which one it went back, an
 * audit row tells of it, and holders whose plan went back get a letter (OPS-033). Throws where there is nothing to accept, or no checkpoint of ours to go on from.
 */
export async function acceptRestore(
  memory: Memory & { heads: HeadMemory },
  database: KeeperDatabase,
  now: Date,
): Promise<{ from: number; to: number; plans: number }> {
  const remembered = await recall(memory);
  const { state, newest } = await compareDatabase(database, memory.signer, remembered);
  const gone = await allPlansGoneBack({ ...memory, database });
  const isAsKnown = (!remembered || state === "working") && gone.length === 0;
  if (isAsKnown) throw new Error("The database is as the keeper remembers it.");
  if (state === "database_differs")
    throw new Error("The database holds a checkpoint that this keeper did not sign. This is no restore.");
  // What is in the database and not in the store yet is followed as well.
  const before = state === "working" ? newest : remembered;
  const [from, to] = [before?.number ?? 0, newest?.number ?? 0];
  let plans = 0;
  await makeCheckpoint({ database, signer: memory.signer, heads: memory.heads, now }, before, {
    restoredTo: to,
    alongside: async () => {
      plans = await tellGoneBack(gone, database);
      await database.ask(appendEntry, [
        keeperChain as never,
        "keeper.restore_accepted",
        null,
        JSON.stringify({ from, to, plans }) as never,
      ]);
    },
  });
  await storeCheckpoints(memory, database);
  acceptGoneBack(memory.files, gone);
  return { from, to, plans };
}
