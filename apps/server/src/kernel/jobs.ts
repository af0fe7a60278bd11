import { JOB_QUEUE_OPTIONS } from "@heirlock/db/job-queue";
import { PgBoss } from "pg-boss";
import type { z } from "zod";
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
  /** A job that runs longer than this is given to somebody else. */
  expireInSeconds: number;
  /** Runs by itself, in UTC. */
  cron?: string;
}

export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** Of several waiting jobs with the same key the first stays. */
  singletonKey?: string;
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

/** A queue as the worker role sees it; jobs are added through the caller's own transaction. */
export function createBoss(pools: Pools, options: { works: boolean }): PgBoss {
  return new PgBoss({
    ...JOB_QUEUE_OPTIONS,
    db: { executeSql: (text, values) => pools.worker.query(text, values as unknown[]) },
    supervise: options.works,
    schedule: options.works,
  });
}

/** Makes the queues that are missing. Safe to run from several processes at once. */
export async function ensureQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  for (const { name, retryLimit, retryDelay, expireInSeconds } of jobs) {
    await boss.createQueue(name, { retryLimit, retryDelay, retryBackoff: true, expireInSeconds });
  }
}

export async function startJobs(pools: Pools, definitions: readonly JobDefinition[]): Promise<Jobs> {
  const boss = createBoss(pools, { works: false });
  boss.on("error", () => {});
  await boss.start();
  await ensureQueues(boss, definitions);
  return {
    async enqueue(tx, job, data, options = {}) {
      const db = {
        executeSql: async (sql: string, parameters?: unknown[]) => ({
          rows: await tx.run({ sql, parameters: parameters ?? [] }),
        }),
      };
      await boss.send(job.name, job.data.parse(data) as object, { db, ...options });
    },
    stop: () => boss.stop({ close: false, graceful: false }),
  };
}
