import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { systemClock } from "./clock.ts";
import { createJobs, defineJob, handle, type Jobs, startWorking } from "./jobs.ts";
import { createLog } from "./log.ts";
import { closePools, createPools, type Pools } from "./pools.ts";
import { testConfig } from "./testing.ts";
import { inSystemTransaction } from "./transaction.ts";

let db: TestDatabase;
let pools: Pools;
let jobs: Jobs;
const greet = defineJob({
  name: "test.greet",
  data: z.strictObject({ number: z.int() }),
  retryLimit: 3,
  retryDelay: 1,
  expireInSeconds: 30,
});

beforeAll(async () => {
  db = await createTestDatabase();
  pools = createPools(testConfig(db));
  jobs = createJobs(pools, [greet]);
});
afterAll(async () => {
  await jobs.stop();
  await closePools(pools);
  await db.drop();
});

const waiting = async () =>
  (await db.owner.query("select data from pgboss.job where name = $1 order by (data->>'number')::int", [greet.name]))
    .rows;

test("[OPS-007] a job exists if, and only if, the transaction that decided it commits", async () => {
  const failing = inSystemTransaction(pools.app, async (tx) => {
    await jobs.enqueue(tx, greet, { number: 1 });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await waiting()).toEqual([]);
  await inSystemTransaction(pools.app, (tx) => jobs.enqueue(tx, greet, { number: 2 }));
  await inSystemTransaction(pools.auth, (tx) => jobs.enqueue(tx, greet, { number: 3 }));
  expect(await waiting()).toEqual([{ data: { number: 2 } }, { data: { number: 3 } }]);
});

test("data that does not fit its definition is not enqueued", async () => {
  const wrong = inSystemTransaction(pools.app, (tx) => jobs.enqueue(tx, greet, { number: 0.5 }));
  await expect(wrong).rejects.toThrow();
});

test("[OPS-007] each job is done once, a failed one is tried again, and stopping waits for what runs", async () => {
  const done: number[] = [];
  let failures = 1;
  const handler = handle(greet, () => async ({ number }) => {
    if (number === 2 && failures-- > 0) throw new Error("not yet: nadia@example.org");
    await new Promise((resolve) => setTimeout(resolve, 300));
    done.push(number);
  });
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => lines.push(line) });
  const worker = await startWorking({ config: testConfig(db), pools, clock: systemClock, log, deletions: [] }, [
    handler,
  ]);
  const deadline = Date.now() + 12_000;
  while (done.length < 2 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  await inSystemTransaction(pools.app, (tx) => jobs.enqueue(tx, greet, { number: 4 }));
  while (!(await isActive(4)) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
  expect(done.toSorted()).toEqual([2, 3, 4]);
  expect(lines.join()).toContain("A job failed");
  expect(lines.join()).not.toContain("nadia@example.org");
  const { rows } = await db.owner.query("select output from pgboss.job where output::text like '%nadia%'");
  expect(rows).toEqual([]);
});

test("jobs that are done at once succeed and fail one by one, and unhurried ones go last", async () => {
  const many = defineJob({ ...greet, name: "test.many", retryLimit: 0, atOnce: 3 });
  const sender = createJobs(pools, [many]);
  await inSystemTransaction(pools.app, async (tx) => {
    for (let number = 1; number <= 6; number++) await sender.enqueue(tx, many, { number }, { unhurried: true });
    for (let number = 7; number <= 9; number++) await sender.enqueue(tx, many, { number });
  });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const handler = handle(many, () => async ({ number }) => {
    started.push(number);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
    if (number === 2) throw new Error("not this one");
  });
  const since = Date.now();
  const worker = await startWorking(
    { config: testConfig(db), pools, clock: systemClock, log: createLog("silent"), deletions: [] },
    [handler],
  );
  while (started.length < 9 && Date.now() - since < 10_000) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
  await sender.stop();
  expect(most).toBe(3);
  expect(started.slice(0, 3).toSorted()).toEqual([7, 8, 9]);
  const { rows } = await db.owner.query(
    "select (data->>'number')::int as number, state from pgboss.job where name = $1 order by 1",
    [many.name],
  );
  expect(rows).toEqual(
    Array.from({ length: 9 }, (_, n) => ({ number: n + 1, state: n + 1 === 2 ? "failed" : "completed" })),
  );
});

async function isActive(number: number): Promise<boolean> {
  const { rows } = await db.owner.query("select state from pgboss.job where (data->>'number')::int = $1", [number]);
  return rows[0]?.state === "active" || rows[0]?.state === "completed";
}
