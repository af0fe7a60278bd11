import { getRollbackPlans, PgBoss } from "pg-boss";
import { afterAll, describe, expect, test } from "vitest";
import { JOB_QUEUE_OPTIONS } from "./job-queue.ts";
import { migrate } from "./migrate.ts";
import type { LoginRole } from "./roles.ts";
import { testDatabase } from "./testing/database.ts";

const db = testDatabase();
const open: PgBoss[] = [];
afterAll(async () => {
  for (const boss of open) await boss.stop();
});

async function queueAs(role: LoginRole): Promise<PgBoss> {
  const quiet = { supervise: false, schedule: false };
  const boss = new PgBoss({ ...JOB_QUEUE_OPTIONS, ...quiet, connectionString: db.urlOf(role), max: 2 });
  boss.on("error", (failure) => {
    throw failure;
  });
  open.push(boss);
  return boss.start();
}

test("whoever starts first makes the queue, and the worker works what app and auth added", async () => {
  const app = await queueAs("heirlock_app");
  const auth = await queueAs("heirlock_auth");
  const worker = await queueAs("heirlock_worker");
  await app.createQueue("letters");
  for (const boss of [auth, worker]) await boss.createQueue("letters");
  await app.send("letters", { from: "app" });
  await auth.send("letters", { from: "auth" });

  const jobs = await worker.fetch<{ from: string }>("letters", { batchSize: 10 });
  expect(jobs.map((job) => job.data.from).toSorted()).toEqual(["app", "auth"]);
  await worker.complete(
    "letters",
    jobs.map((job) => job.id),
  );
  await worker.supervise();
  expect(await worker.fetch("letters")).toEqual([]);
});

test("a job exists when the transaction that added it commits, and not otherwise", async () => {
  const app = await queueAs("heirlock_app");
  const worker = await queueAs("heirlock_worker");
  await app.createQueue("reminders");
  for (const end of ["rollback", "commit"]) {
    const client = await db.as("heirlock_app").connect();
    await client.query("begin");
    const inside = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    await app.send("reminders", { end }, { db: inside });
    await client.query(end);
    client.release();
  }
  expect((await worker.fetch("reminders", { batchSize: 10 })).map((job) => job.data)).toEqual([{ end: "commit" }]);
});

test("an older queue is upgraded with the migrations", async () => {
  const { rows: before } = await db.owner.query("select version from pgboss.version");
  await db.owner.query(getRollbackPlans("pgboss", before[0].version));
  const older = (await db.owner.query("select version from pgboss.version")).rows;
  expect(older[0].version).toBeLessThan(before[0].version);

  await migrate({ databaseUrl: db.ownerUrl, secret: db.secret });
  expect((await db.owner.query("select version from pgboss.version")).rows).toEqual(before);
  expect((await (await queueAs("heirlock_worker")).detectSchemaDrift()).ok).toBe(true);
});

describe("app and auth cannot read, change or remove what was added", () => {
  test.each(["heirlock_app", "heirlock_auth"] as const)("%s", async (role) => {
    for (const statement of [
      "select data from pgboss.job",
      "select data from pgboss.job_common",
      "update pgboss.job set state = 'completed'",
      "delete from pgboss.job",
      "delete from pgboss.queue",
      "select pgboss.delete_queue('letters')",
    ])
      await expect(db.as(role).query(statement), statement).rejects.toThrow("permission denied");
  });
});
