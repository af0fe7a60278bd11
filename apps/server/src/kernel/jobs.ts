import { JOB_QUEUE_OPTIONS } from "@heirlock/db/job-queue";
import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { AccountDeletion } from "./account-deletion.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Pools } from "./pools.ts";
import type { Tx } from "./transaction.ts";

/** What is to be done, apart from who does it: enqueuing needs no handler, and the worker needs no slice's routes. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** `slice.verb-noun`, also the name of its queue. */
  name: string;
  data: S;
  /** Tries after the first; the pause between them doubles from `retryDelay` seconds. */
  retryLimit: number;
  retryDelay: number;
  /** A job that runs longer than this is given to another worker. */
  expireInSeconds: number;
  /** How many a worker takes and does at once, 1 unless set. While a look finds that many, the next follows immediately. */
  atOnce?: number;
  /** When it starts automatically, in UTC. */
  cron?: string;
}

export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}

/** What a letter's definition says besides its name and data. Retries go on for about a day of SMTP outage. */
export const letterOptions = { retryLimit: 16, retryDelay: 2, expireInSeconds: 120, atOnce: 20 } as const;

export interface EnqueueOptions {
  /** A moment, or seconds from now. */
  startAfter?: Date | number;
  /** In each stretch of this many seconds one job with the same key is enough; the first stays. */
  singletonKey?: string;
  singletonSeconds?: number;
  /** Nobody is waiting for it: the queue's other jobs go first, however many of these there are. */
  unhurried?: true;
}

export interface Jobs {
  /** Adds a job in the transaction that decides it: it exists if, and only if, that commits (OPS-007). */
  enqueue<S extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** What a handler knows about the job besides its data. */
export interface WorkItem {
  id: string;
  createdOn: Date;
}

/** What handlers are made with. */
export interface WorkerDeps {
  config: Config;
  pools: Pools;
  clock: Clock;
  log: Log;
  /** What all slices do about a deleted account. */
  deletions: readonly AccountDeletion[];
}

/** With the sending side, for a job that orders others. */
export interface HandlerDeps extends WorkerDeps {
  jobs: Pick<Jobs, "enqueue">;
}

/** A definition together with who does it; handlers are made once per worker process. */
export interface JobHandler {
  job: JobDefinition;
  make(deps: HandlerDeps): (data: unknown, item: WorkItem) => Promise<void>;
}

/** What a handlers file exports for a job. */
export type HandlerOf<J> =
  J extends JobDefinition<infer S>
    ? (deps: HandlerDeps) => (data: z.output<S>, item: WorkItem) => Promise<void>
    : never;

export function handle<S extends z.ZodType>(
  job: JobDefinition<S>,
  make: (deps: HandlerDeps) => (data: z.output<S>, item: WorkItem) => Promise<void>,
): JobHandler {
  return { job, make: make as JobHandler["make"] };
}

/** pg-boss as the worker role, or as the app to send; jobs are added through the caller's own transaction. */
export function createBoss(pools: Pools, { works }: { works: boolean }): PgBoss {
  return new PgBoss({
    ...JOB_QUEUE_OPTIONS,
    db: { executeSql: (text, values) => (works ? pools.worker : pools.app).query(text, values as unknown[]) },
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: LOOK_FOR_THE_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_THE_DEAD_SECONDS,
  });
}

/** A worker that dies leaves its jobs active. Its heart is missed after the first, its jobs are given on by the second. */
const HEARTBEAT_SECONDS = 10;
const LOOK_FOR_THE_DEAD_SECONDS = 5;

/** Makes the queues that are missing. Safe to run from several processes at once. */
async function ensureQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  for (const job of jobs) await boss.createQueue(job.name, queueOptions(job));
}

function queueOptions({ retryLimit, retryDelay, expireInSeconds }: JobDefinition) {
  return { retryLimit, retryDelay, retryBackoff: true, expireInSeconds, heartbeatSeconds: HEARTBEAT_SECONDS };
}

/**
 * The sending side. It opens the queue when the first job is enqueued, so that a process starts without a
 * database too (OPS-001).
 */
export function createJobs(pools: Pools, definitions: readonly JobDefinition[]): Jobs {
  let opening: Promise<PgBoss> | undefined;
  const open = async () => {
    const boss = createBoss(pools, { works: false });
    boss.on("error", () => {});
    await boss.start();
    await ensureQueues(boss, definitions);
    return boss;
  };
  return {
    async enqueue(tx, job, data, options) {
      opening ??= open();
      const boss = await opening.catch((error) => {
        opening = undefined;
        throw error;
      });
      await sendWithin(tx, boss, job, data, options);
    },
    async stop() {
      await (await opening)?.stop({ close: false, graceful: false });
    },
  };
}

async function sendWithin<S extends z.ZodType>(
  tx: Tx,
  boss: PgBoss,
  job: JobDefinition<S>,
  data: z.input<S>,
  { unhurried, ...options }: EnqueueOptions = {},
): Promise<void> {
  const executeSql = async (sql: string, parameters: unknown[] = []) => ({ rows: await tx.run({ sql, parameters }) });
  await boss.send(job.name, job.data.parse(data) as object, {
    db: { executeSql },
    ...options,
    ...(unhurried && { priority: -1 }),
  });
}

/** How often a worker looks for new jobs; a letter is on its way within a second. */
const pollingIntervalSeconds = 0.5;

/**
 * The working side. Each kind of job has a loop of its own, so that a long queue of one keeps no other waiting. `stop`
 * takes no new job and waits for those that run.
 */
export async function startWorking(
  deps: WorkerDeps,
  handlers: readonly JobHandler[],
): Promise<{ stop(): Promise<void> }> {
  const boss = createBoss(deps.pools, { works: true });
  boss.on("error", (err) => deps.log.error({ err }, "The job queue failed"));
  await boss.start();
  const jobs = handlers.map(({ job }) => job);
  await ensureQueues(boss, jobs);
  // A queue made by an earlier version takes on what this one says of it.
  for (const job of jobs) await boss.updateQueue(job.name, queueOptions(job));
  for (const { name, cron } of jobs) if (cron) await boss.schedule(name, cron, {});
  const sending: HandlerDeps["jobs"] = {
    enqueue: (tx, job, data, options) => sendWithin(tx, boss, job, data, options),
  };
  for (const { job, make } of handlers) {
    const work = make({ ...deps, jobs: sending });
    const options = {
      pollingIntervalSeconds,
      includeMetadata: true,
      batchSize: job.atOnce ?? 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work(job.name, options, (items) => Promise.all(items.map((item) => settle(deps.log, job, work, item))));
  }
  return { stop: () => boss.stop({ close: false, graceful: true, timeout: 25_000 }) };
}

/** Does one job of a batch: one that fails is tried again alone. */
async function settle(
  log: Log,
  job: JobDefinition,
  work: ReturnType<JobHandler["make"]>,
  { id, data, createdOn }: JobWithMetadata<unknown>,
): Promise<JobResult> {
  try {
    await work(job.data.parse(data ?? {}), { id, createdOn });
    return { id, status: "completed" };
  } catch (err) {
    log.error({ job: job.name, jobId: id, err }, "A job failed");
    // pg-boss stores the output with the job: nothing of what people typed may get there.
    return { id, status: "failed", output: { message: "The job failed; the log knows more" } };
  }
}
