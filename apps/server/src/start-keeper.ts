import { setTimeout as sleep } from "node:timers/promises";
import { compare, readApplied, readMigrations } from "@heirlock/db/migrations";
import { acceptRestore } from "./keeper/accept-restore.ts";
import type { PlacedHead } from "./keeper/checked-head.ts";
import * as queries from "./keeper/keeper.queries.ts";
import { connectKeeper, type KeeperDatabase } from "./keeper/keeper-database.ts";
import {
  compareDatabase,
  type KeeperState,
  type Known,
  type Memory,
  recall,
  recallOwn,
  storeCheckpoints,
} from "./keeper/last-checkpoint.ts";
import { type MadeCheckpoint, makeCheckpoint } from "./keeper/make-checkpoint.ts";
import { answerQuestions, type HeadMemory, keepHeads, recallHeads } from "./keeper/newest-heads.ts";
import { ownFiles } from "./keeper/own-files.ts";
import { type GoneBack, somePlansGoneBack } from "./keeper/plans-gone-back.ts";
import type { KeeperConfig } from "./keeper/settings.ts";
import { openSigner } from "./keeper/signing-key.ts";
import type { Log } from "./kernel/log.ts";
import { storeOf } from "./kernel/storage/store-of.ts";

/** Milliseconds between two looks at the database, and before trying again after a failure. */
const pause = 1000;
const pauseAfterFailure = 2000;
const tellEvery = 10_000;
/** Plans that one line of the log names. */
const mostNamed = 20;

async function openMemory(config: KeeperConfig): Promise<Memory> {
  const files = ownFiles(config.directory);
  return { files, store: storeOf(config), signer: await openSigner(files, config) };
}

/** The command `accept-restore`, for which a running keeper waits. */
export async function acceptRestoreOnce(config: KeeperConfig): Promise<Awaited<ReturnType<typeof acceptRestore>>> {
  const memory = await openMemory(config);
  const database = await connectKeeper(config.databaseUrl);
  try {
    return await acceptRestore({ ...memory, heads: await recallHeads(memory) }, database, new Date());
  } finally {
    await database.close();
  }
}

/**
 * Works as soon as the database has this build's schema and no other keeper works there. A second one stands by.
 * `stop` finishes what runs.
 */
export async function startKeeper(config: KeeperConfig, log: Log): Promise<{ stop(): Promise<void> }> {
  const memory = await openMemory(config);
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (time: number) => sleep(time, undefined, { signal }).catch(() => {});

  async function work(): Promise<void> {
    while (!signal.aborted) {
      let database: KeeperDatabase | undefined;
      try {
        database = await connectKeeper(config.databaseUrl);
        while (!signal.aborted && !(await isMyTurn(database, log))) await rest(pauseAfterFailure);
        // The store is asked once for each connection: a restore ends every connection.
        const stored = signal.aborted ? null : await recall(memory);
        const heads = await recallHeads(memory);
        const work: Work = { memory, heads, database, log, config, comparesPlans: true };
        const tell = healthReporter(database, log);
        while (!signal.aborted) {
          const own = recallOwn(memory);
          const remembered = own && own.number >= (stored?.number ?? 0) ? own : stored;
          await tell(await tick(work, remembered), recallOwn(memory));
          await database.rest(pause, signal);
        }
      } catch (err) {
        log.error({ err }, "The keeper could not work");
        await rest(pauseAfterFailure);
      } finally {
        await database?.close();
      }
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

async function isMyTurn(database: KeeperDatabase, log: Log): Promise<boolean> {
  const state = compare(readMigrations(), await readApplied(database.client));
  if (state !== "up-to-date") {
    log.warn({ state }, "Waiting for the database");
    return false;
  }
  const [turn] = await database.ask(queries.takeTurn);
  return turn!.mine;
}

interface Work {
  memory: Memory;
  heads: HeadMemory;
  database: KeeperDatabase;
  log: Log;
  config: Pick<KeeperConfig, "checkpointSeconds">;
  /** Whether the next look holds every plan against the memory: the first of a connection, and until nothing is found. */
  comparesPlans: boolean;
}

interface Found {
  state: KeeperState;
  /** Heads that the database shows and nobody signed. */
  unsigned: readonly PlacedHead[];
  /** Some of the plans of which it shows less than the keeper remembers. */
  older?: readonly GoneBack[];
}

async function tick(work: Work, remembered: Known | null): Promise<Found> {
  const { memory, heads, database, log, config } = work;
  await answerQuestions({ heads, database, signer: memory.signer, now: () => new Date() });
  const { unsigned, hasOlder } = await keepHeads(heads, database);
  const { state, newest } = await compareDatabase(database, memory.signer, remembered);
  if (state !== "working") return { state, unsigned };
  const now = new Date();
  const isDue = !newest || now.getTime() - newest.at.getTime() >= config.checkpointSeconds * 1000;
  if (work.comparesPlans || hasOlder || isDue) {
    const older = await somePlansGoneBack({ files: memory.files, heads, database });
    work.comparesPlans = older.length > 0;
    if (older.length > 0) return { state: "database_older", unsigned, older };
  }
  const found: Found = { state: unsigned.length > 0 ? "heads_unsigned" : state, unsigned };
  await storeCheckpoints(memory, database);
  if (!isDue) return found;
  let made: MadeCheckpoint | undefined;
  do {
    made = await makeCheckpoint({ database, signer: memory.signer, heads, now }, made ?? newest);
    await storeCheckpoints(memory, database);
  } while (made.isFull);
  log.info({ checkpoint: made.number }, "Signed a checkpoint");
  return found;
}

/** Says how the keeper is: at once when that changes, else every few seconds. Only what left the database counts. */
function healthReporter(database: KeeperDatabase, log: Log) {
  let told = "";
  let toldAt = 0;
  let named = new Set<string>();
  return async ({ state, unsigned, older = [] }: Found, known: Known | null): Promise<void> => {
    const names = unsigned.map(({ estate, key, number }) => `${estate} ${key} ${number}`);
    for (const head of names)
      if (!named.has(head)) log.error({ head }, "Nobody signed this head of a plan: it stays out of the checkpoints");
    named = new Set(names);
    const saying = `${state} ${known?.number}`;
    if (saying === told && Date.now() - toldAt < tellEvery) return;
    if (state.startsWith("database") && !told.startsWith(state)) {
      const plans = older.slice(0, mostNamed).map(({ estate, key, number, shown }) => [estate, key, number, shown]);
      log.error({ state, plans }, "The keeper signs nothing; docs/operations.md says what to do");
    }
    await database.ask(queries.reportHealth, [state, known && String(known.number), known?.at ?? null]);
    [told, toldAt] = [saying, Date.now()];
  };
}
