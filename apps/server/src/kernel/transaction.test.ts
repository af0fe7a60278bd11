import { testDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "./actor.ts";
import { append } from "./audit.ts";
import { errorCodeOf, refuse } from "./errors.ts";
import { publish } from "./events.ts";
import { closePools, createPools, type Pools } from "./pools.ts";
import { testConfig } from "./testing.ts";
import { inSystemTransaction, inTransaction, inTransactionFrom } from "./transaction.ts";

const db = testDatabase();
let pools: Pools;
let holder: Person;
let caller: Caller;
beforeAll(async () => {
  pools = createPools(testConfig(db));
  holder = await given(db).holder();
  caller = { sessionHash: (await given(db).session(holder)).hash, access: "holder" };
});
afterAll(async () => {
  await closePools(pools);
});

const rename = { name: "rename", text: "update app.people set first_name = $1 returning first_name" };
const nameOf = async (person: Person) =>
  (await db.owner.query("select first_name from app.people where id = $1", [person.id])).rows[0].first_name;

test("what a transaction does for its actor is seen after it, and only on the actor's rows", async () => {
  const other = await given(db).holder({ firstName: "Untouched" });
  const rows = await inTransaction(pools.app, caller, (tx) => tx.query(rename, ["Leila"]));
  expect(rows).toEqual([{ first_name: "Leila" }]);
  expect([await nameOf(holder), await nameOf(other)]).toEqual(["Leila", "Untouched"]);
});

test("a refusal and an error take everything back, and the connection is good for the next", async () => {
  const before = await nameOf(holder);
  const failing = inTransaction(pools.app, caller, async (tx) => {
    await tx.query(rename, ["Nobody"]);
    refuse("CAP_REACHED", { used: 1, max: 1 });
  });
  await expect(failing).rejects.toThrow("CAP_REACHED");
  const broken = inTransaction(pools.app, caller, async (tx) => {
    await tx.query(rename, ["Nobody"]);
    await tx.query({ name: "broken", text: "select 1 / 0" });
  });
  await expect(broken).rejects.toMatchObject({ code: "22012" });
  expect(await nameOf(holder)).toBe(before);
  await inTransaction(pools.app, caller, (tx) => tx.query(rename, ["Amal"]));
  expect(await nameOf(holder)).toBe("Amal");
});

test("a last statement that fails commits nothing of what went before it", async () => {
  const before = await nameOf(holder);
  const failing = inTransaction(pools.app, caller, async (tx) => {
    await tx.query(rename, ["Nobody"]);
    await tx.finish({ name: "broken", text: "select 1 / 0" });
  });
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect(await nameOf(holder)).toBe(before);
});

test("a failed statement that the work overlooks is a failed transaction, not a silent rollback", async () => {
  const before = await nameOf(holder);
  const overlooking = inTransaction(pools.app, caller, async (tx) => {
    await tx.query(rename, ["Nobody"]);
    await tx.query({ name: "broken", text: "select 1 / 0" }).catch(() => {});
  });
  await expect(overlooking).rejects.toThrow("nothing was committed");
  expect(await nameOf(holder)).toBe(before);
});

test("[OPS-001] a connection that breaks between two statements fails its transaction, not the process", async () => {
  const single = createPools({ ...testConfig(db), poolSize: 1 });
  const broken = inTransaction(single.app, caller, async (tx) => {
    const [self] = await tx.query<{ pid: number }>({ name: "pid", text: "select pg_backend_pid() as pid" });
    await db.owner.query("select pg_terminate_backend($1)", [self!.pid]);
    // Long enough for the end of the connection to arrive while nobody asks anything of it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.query(rename, ["Nobody"]);
  });
  await expect(broken).rejects.toThrow();
  await inTransaction(single.app, caller, (tx) => tx.query(rename, ["Salma"]));
  expect(await nameOf(holder)).toBe("Salma");
  await closePools(single);
});

test("nothing may follow the last statement", async () => {
  const late = inTransaction(pools.app, caller, async (tx) => {
    await tx.finish(rename, ["Rana"]);
    await tx.query(rename, ["Nobody"]);
  });
  await expect(late).rejects.toThrow("already committed");
  expect(await nameOf(holder)).toBe("Rana");
});

test("nobody works without a session, and a member does not work as a holder", async () => {
  const work = () => Promise.reject(new Error("This must not run"));
  const unknown = { ...caller, sessionHash: "x".repeat(43) };
  await expect(inTransaction(pools.app, unknown, work)).rejects.toThrow("AUTH_SESSION_MISSING");
  const member = await given(db).member({ of: holder });
  const memberCaller = { ...caller, sessionHash: (await given(db).session(member)).hash };
  await expect(inTransaction(pools.app, memberCaller, work)).rejects.toThrow("FORBIDDEN");
});

test("the next transaction on a connection knows nothing of the one before", async () => {
  const single = createPools({ ...testConfig(db), poolSize: 1 });
  await inTransaction(single.app, caller, (tx) => tx.query(rename, ["Hana"]));
  const seen = await inSystemTransaction(single.app, (tx) =>
    tx.query({ name: "all-people", text: "select first_name from app.people" }),
  );
  expect(seen).toEqual([]);
  await closePools(single);
});

test("two transactions that lock each other out are both done in the end", async () => {
  const other = await given(db).holder();
  const otherCaller = { ...caller, sessionHash: (await given(db).session(other)).hash };
  const lock = (name: string) => ({ name, text: `select pg_advisory_xact_lock(${name === "lock-a" ? 1 : 2})` });
  let meet = 0;
  const both = (who: Caller, first: string, second: string) =>
    inTransaction(pools.app, who, async (tx) => {
      await tx.query(lock(first));
      meet++;
      while (meet < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await tx.query(lock(second));
      return await tx.query(rename, [first]);
    });
  const done = await Promise.all([both(caller, "lock-a", "lock-b"), both(otherCaller, "lock-b", "lock-a")]);
  expect(done).toEqual([[{ first_name: "lock-a" }], [{ first_name: "lock-b" }]]);
});

test("audit entry and event live and die with the transaction that made them", async () => {
  const person = await given(db).holder();
  const who = { ...caller, sessionHash: (await given(db).session(person)).hash };
  const work = (fails: boolean) =>
    inTransaction(pools.app, who, async (tx, actor) => {
      await append(tx, { estate: actor.userId, type: "account.profile_updated", actor: actor.userId });
      await publish(tx, { recipient: actor.userId, kind: "profile.updated", payload: {} });
      if (fails) refuse("UPDATE_ERROR");
    });
  await expect(work(true)).rejects.toThrow("UPDATE_ERROR");
  await work(false);
  const { rows } = await db.owner.query(
    `select (select count(*)::int from audit.entries where estate_id = $1) as entries,
            (select count(*)::int from app.events where recipient_id = $1) as events`,
    [person.id],
  );
  expect(rows).toEqual([{ entries: 1, events: 1 }]);
});

test("[OPS-010] when the line for a connection is too long, the next is told to come back", async () => {
  const single = createPools({ ...testConfig(db), poolSize: 1 });
  const nap = () =>
    inTransaction(single.app, caller, (tx) => tx.query({ name: "nap", text: "select pg_sleep(0.002)" }));
  const results = await Promise.allSettled(Array.from({ length: 400 }, nap));
  const refused = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
  expect(await nap()).toHaveLength(1);
  await closePools(single);
});

test("a database that falls silent fails what waits for it, pipelined or not, and the pool goes on without it", async () => {
  const impatient = createPools(testConfig(db));
  const { options } = impatient.app as unknown as { options: { statement_timeout: number; query_timeout: number } };
  expect(options.query_timeout).toBeGreaterThan(options.statement_timeout);
  options.query_timeout = 200;
  const silent = { name: "silent", text: "select pg_sleep(3)" };
  const late = [
    inTransaction(impatient.app, caller, (tx) => tx.query(silent)),
    inTransaction(impatient.app, caller, (tx) => tx.finish(silent)),
    inTransactionFrom(impatient.app, caller, { statement: enterLate as never }, async () => {}),
    impatient.app.query(silent),
  ];
  const codes = (await Promise.allSettled(late)).map((end) => end.status === "rejected" && errorCodeOf(end.reason));
  expect(codes).toEqual(Array(4).fill("UNAVAILABLE"));
  expect(await inTransaction(impatient.app, caller, (tx) => tx.query({ name: "one", text: "select 1 as n" }))).toEqual([
    { n: 1 },
  ]);
  await closePools(impatient);
});
const enterLate = {
  name: "enter-late",
  text: "select e.* from auth.enter($1) e cross join lateral (select pg_sleep(3)) s",
};
