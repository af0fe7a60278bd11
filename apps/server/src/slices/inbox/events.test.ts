import { randomUUID } from "node:crypto";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { EventKind } from "@heirlock/contract/events";
import { inboxRoutes } from "@heirlock/contract/inbox";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import type { AccountId } from "@heirlock/domain/identifiers";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { publish as publishEvent } from "../../kernel/events.ts";
import { signedInAs, startTestApp, type TestApp } from "../../kernel/testing.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { EventHub } from "./event-hub.ts";
import { EventStream } from "./event-stream.ts";
import { forgetEvents } from "./forget-events.ts";
import { inboxSlice } from "./slice.ts";

let db: TestDatabase;
let one: TestApp;
let two: TestApp;
const addresses = new Map<TestApp, string>();
const open: Stream[] = [];

async function startProcess(): Promise<TestApp> {
  const server = await startTestApp(db, { slices: [inboxSlice], table: { inbox: inboxRoutes } });
  addresses.set(server, await server.app.listen({ port: 0, host: "127.0.0.1" }));
  return server;
}

beforeAll(async () => {
  db = await createTestDatabase();
  [one, two] = await Promise.all([startProcess(), startProcess()]);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await db.drop();
});

interface Stream {
  status: number;
  headers: Record<string, unknown>;
  /** `id kind`, in the order they came. */
  events: string[];
  lastId: string;
  ended: Promise<void>;
  isEnded(): boolean;
  close(): void;
}

function listen(server: TestApp, session: { token: string }, lastEventId?: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { ...signedInAs(session), ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
    const call = request(`${addresses.get(server)}/api/events`, { headers }, (answer) => {
      let ended = false;
      let rest = "";
      const stream: Stream = {
        status: answer.statusCode!,
        headers: answer.headers,
        events: [],
        lastId: "",
        ended: new Promise((done) => answer.on("close", () => done())),
        isEnded: () => ended,
        close: () => call.destroy(),
      };
      answer.on("close", () => {
        ended = true;
      });
      answer.on("error", () => {});
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        const blocks = (rest + chunk).split("\n\n");
        rest = blocks.pop()!;
        for (const block of blocks) {
          const id = /^id: (\d+)$/m.exec(block)?.[1];
          const data = /^data: (.+)$/m.exec(block)?.[1];
          if (id) stream.lastId = id;
          if (data) stream.events.push(`${id} ${JSON.parse(data).kind}`);
        }
      });
      open.push(stream);
      resolve(stream);
    });
    call.on("error", reject);
    call.end();
  });
}

/** As a use case does it, on the second process. */
const publish = (person: Person, kind: EventKind, payload: Record<string, string> = { id: randomUUID() }) =>
  inSystemTransaction(two.pools.app, (tx) => publishEvent(tx, { recipient: person.id as AccountId, kind, payload }));

async function until(condition: () => boolean, ms = 4000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!condition() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

/** Long enough for what should not come to come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

test("a stream needs a session", async () => {
  expect((await one.app.inject("/api/events")).json().code).toBe("AUTH_SESSION_MISSING");
  const stranger = await one.app.inject({ url: "/api/events", headers: signedInAs({ token: "x".repeat(43) }) });
  expect(stranger.statusCode).toBe(401);
});

test("an event reaches the streams of its recipient on every process, and nobody else's", async () => {
  const nadia = await given(db).holder();
  const samir = await given(db).holder();
  const streams = await Promise.all([
    listen(one, await given(db).session(nadia)),
    listen(two, await given(db).session(nadia)),
    listen(one, await given(db).session(samir)),
  ]);
  expect(streams[0]).toMatchObject({ status: 200 });
  expect(streams[0]!.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  await until(() => streams.every(({ lastId }) => lastId !== ""));
  await publish(nadia, "asset.created");
  await until(() => streams[0]!.events.length === 1 && streams[1]!.events.length === 1);
  await aWhile();
  expect(streams.map(({ events }) => events)).toEqual([["1 asset.created"], ["1 asset.created"], []]);
});

test("[OPS-008] who reconnects to another process gets every missed event once and in order", async () => {
  const nadia = await given(db).holder();
  const session = await given(db).session(nadia);
  const first = await listen(one, session);
  await until(() => first.lastId !== "");
  await publish(nadia, "asset.created");
  await until(() => first.events.length === 1);
  first.close();
  for (let n = 0; n < 600; n++) await publish(nadia, "asset.updated");

  const second = await listen(two, session, first.lastId);
  const busy = Promise.all(Array.from({ length: 40 }, () => publish(nadia, "asset.deleted")));
  await busy;
  await until(() => second.events.length === 640);
  await aWhile();
  expect(second.events.map((event) => Number(event.split(" ")[0]))).toEqual(
    Array.from({ length: 640 }, (_, n) => n + 2),
  );
});

test("[OPS-008] an event of a transaction that commits late is not passed over", async () => {
  const nadia = await given(db).holder();
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  const slow = await db.owner.connect();
  await slow.query("begin");
  await slow.query("select app.publish_event($1, 'asset.created', '{}')", [nadia.id]);
  const quick = publish(nadia, "asset.updated");
  await aWhile();
  expect(stream.events).toEqual([]);
  await slow.query("commit");
  slow.release();
  await quick;
  await until(() => stream.events.length === 2);
  expect(stream.events).toEqual(["1 asset.created", "2 asset.updated"]);
});

test("[OPS-008] a number that a rolled-back transaction had is given again", async () => {
  const nadia = await given(db).holder();
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  const failing = await db.owner.connect();
  await failing.query("begin");
  await failing.query("select app.publish_event($1, 'asset.created', '{}')", [nadia.id]);
  await failing.query("rollback");
  failing.release();
  await publish(nadia, "asset.updated");
  await until(() => stream.events.length === 1);
  expect(stream.events).toEqual(["1 asset.updated"]);
});

test("[OPS-008] the listening connection comes back by itself and misses nothing", async () => {
  const nadia = await given(db).holder();
  const streams = await Promise.all([
    listen(one, await given(db).session(nadia)),
    listen(two, await given(db).session(nadia)),
  ]);
  await until(() => streams.every(({ lastId }) => lastId !== ""));
  await db.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'heirlock events' and datname = current_database()`,
  );
  await publish(nadia, "asset.created");
  await publish(nadia, "asset.updated");
  await until(() => streams.every(({ events }) => events.length === 2), 8000);
  expect(streams[0]!.events).toEqual(["1 asset.created", "2 asset.updated"]);
});

test("[OPS-008] an event whose process died between commit and announcement is found within seconds", async () => {
  const nadia = await given(db).holder();
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  await db.owner.query("select app.publish_event($1, 'asset.created', '{}')", [nadia.id]);
  await until(() => stream.events.length === 1, 5000);
});

test("a notification that is no note is passed over", async () => {
  const nadia = await given(db).holder();
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  for (const note of ["", "{", "null", '"x"', "[]"])
    await db.owner.query("select pg_notify('heirlock_events', $1)", [note]);
  await publish(nadia, "asset.created");
  await until(() => stream.events.length === 1);
});

test("[OPS-008] who catches up on more than fits into the buffers is waited for, not cut off", async () => {
  const most = 2000;
  const page = (after: number) =>
    Array.from({ length: Math.min(500, most - after) }, (_, n) => ({
      id: after + n + 1,
      kind: "asset.updated",
      payload: JSON.stringify({ id: "x".repeat(4000) }),
    }));
  const server = createServer((_, response) => {
    const about = { recipient: randomUUID(), sessionHash: "", lastId: 0 };
    const stream = new EventStream(response, about, async (_recipient, after) => page(after));
    void stream.catchUp().then(() => stream.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const ids = [...(await answer.text()).matchAll(/^id: (\d+)\ndata/gm)].map(([, id]) => Number(id));
  server.close();
  expect(ids).toEqual(Array.from({ length: most }, (_, n) => n + 1));
});

test("an event that is too large for a notification arrives all the same", async () => {
  const nadia = await given(db).holder();
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  await publish(nadia, "asset.updated", { ids: Array.from({ length: 300 }, () => randomUUID()).join(" ") });
  await until(() => stream.events.length === 1);
});

test("a stream that starts afresh begins after what is already known", async () => {
  const nadia = await given(db).holder();
  await publish(nadia, "asset.created");
  const stream = await listen(one, await given(db).session(nadia));
  await until(() => stream.lastId === "1");
  await publish(nadia, "asset.updated");
  await until(() => stream.events.length === 1);
  expect(stream.events).toEqual(["2 asset.updated"]);
});

test("a Last-Event-ID that was never given out starts at the newest", async () => {
  const nadia = await given(db).holder();
  await publish(nadia, "asset.created");
  const stream = await listen(one, await given(db).session(nadia), "999999999999999");
  await until(() => stream.lastId === "1");
});

test("[SEC-008] an ended session loses its open stream within 5 seconds, and another keeps its own", async () => {
  const nadia = await given(db).holder();
  const ended = await given(db).session(nadia);
  const [doomed, kept] = await Promise.all([listen(one, ended), listen(two, await given(db).session(nadia))]);
  await until(() => doomed.lastId !== "" && kept.lastId !== "");
  await db.owner.query("delete from auth.sessions where id = $1", [ended.id]);
  const since = Date.now();
  await doomed.ended;
  expect(Date.now() - since).toBeLessThan(5000);
  expect(kept.isEnded()).toBe(false);
});

test("events are forgotten after 24 hours and not before", async () => {
  const nadia = await given(db).holder();
  await publish(nadia, "asset.created");
  await publish(nadia, "asset.updated");
  await db.owner.query(
    "update app.events set created_at = now() - interval '24 hours 1 second' where recipient_id = $1 and id = 1",
    [nadia.id],
  );
  const stream = await listen(one, await given(db).session(nadia), "0");
  await until(() => stream.events.length === 1);
  expect(stream.events).toEqual(["2 asset.updated"]);
  await forgetEvents(one.pools.worker);
  const { rows } = await db.owner.query("select id from app.events where recipient_id = $1", [nadia.id]);
  expect(rows).toEqual([{ id: "2" }]);
});

test("[OPS-005] a process that stops ends its streams, so that browsers go elsewhere", async () => {
  const third = await startProcess();
  const nadia = await given(db).holder();
  const stream = await listen(third, await given(db).session(nadia));
  await until(() => stream.lastId !== "");
  const since = Date.now();
  await third.close();
  await stream.ended;
  expect(Date.now() - since).toBeLessThan(5000);
});

/** A hub without its listener, and a stream of which only the end matters. */
const lonelyHub = () =>
  new EventHub({ config: one.config, app: one.pools.app, auth: one.pools.auth, counted: () => {} });
function endableStream(recipient: string): EventStream & { ended: boolean } {
  const stream = { recipient, ended: false, end: () => (stream.ended = true) };
  return stream as unknown as EventStream & { ended: boolean };
}

test("[OPS-005] a stream whose request was under way when the process began to stop is ended too", async () => {
  const hub = lonelyHub();
  await hub.stop();
  const stream = endableStream(randomUUID());
  hub.add(stream);
  expect(stream.ended).toBe(true);
});

test("a round of checks that is still under way is not begun again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const asked = vi.fn(() => new Promise<never>(() => {}));
  const pool = { query: asked } as never;
  const hub = new EventHub({ config: one.config, app: pool, auth: pool, counted: () => {} });
  await hub.start();
  hub.add(endableStream(randomUUID()));
  vi.advanceTimersByTime(20_000);
  await hub.stop();
  vi.useRealTimers();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a person who opens many streams at once keeps the newest twenty", () => {
  const hub = lonelyHub();
  const person = randomUUID();
  const streams = Array.from({ length: 60 }, () => endableStream(person));
  for (const stream of streams) hub.add(stream);
  expect(streams.map(({ ended }) => ended)).toEqual(streams.map((_, place) => place < 40));
});

test.each([undefined, "0", "1"])(
  "where all events are forgotten a stream with Last-Event-ID %s has missed none",
  async (seen) => {
    const nadia = await given(db).holder();
    await publish(nadia, "asset.created");
    await publish(nadia, "asset.updated");
    await db.owner.query("delete from app.events where recipient_id = $1", [nadia.id]);
    const stream = await listen(one, await given(db).session(nadia), seen);
    await until(() => stream.lastId === "2");
  },
);
