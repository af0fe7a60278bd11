import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { inboxRoutes } from "@heirlock/contract/inbox";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import type { AccountId } from "@heirlock/domain/identifiers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "../../kernel/events.ts";
import { signedInAs, startTestApp, type TestApp } from "../../kernel/testing.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { inboxSlice } from "./slice.ts";

const clients = 1000;
/** As many as one person may hold. */
const streamsEach = 20;

let db: TestDatabase;
let one: TestApp;
let two: TestApp;
const addresses = new Map<TestApp, string>();
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

async function startProcess(): Promise<TestApp> {
  const server = await startTestApp(db, { slices: [inboxSlice], table: { inbox: inboxRoutes } });
  addresses.set(server, await server.app.listen({ port: 0, host: "127.0.0.1" }));
  return server;
}

beforeAll(async () => {
  db = await createTestDatabase();
  [one, two] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  agent.destroy();
  await Promise.all([one.close(), two.close()]);
  await db.drop();
});

interface Client {
  /** When each event came, by its number. */
  heard: Map<string, number>;
  refusals: number;
  close(): void;
}

/** Comes back until it is let in, as the browser does, and counts how often it was told to wait. */
async function comeBack(server: TestApp, session: { token: string }, lastEventId = "0"): Promise<Client> {
  const client: Client = { heard: new Map(), refusals: 0, close: () => {} };
  for (;;) {
    const isIn = await new Promise<boolean>((resolve, reject) => {
      const headers = { ...signedInAs(session), "last-event-id": lastEventId };
      const call = request(`${addresses.get(server)}/api/events`, { headers, agent }, (answer) => {
        if (answer.statusCode !== 200) {
          answer.resume();
          resolve(false);
          return;
        }
        client.close = () => call.destroy();
        answer.on("error", () => {});
        answer.setEncoding("utf8").on("data", (chunk: string) => {
          for (const [, id] of chunk.matchAll(/^id: (\d+)\ndata:/gm)) client.heard.set(id!, performance.now());
        });
        resolve(true);
      });
      call.on("error", (error) => (client.close === undefined ? reject(error) : resolve(false)));
      call.end();
    });
    if (isIn) return client;
    client.refusals += 1;
    await sleep(100 + Math.random() * 200);
  }
}

const tell = (person: Person) =>
  inSystemTransaction(two.pools.app, (tx) =>
    publish(tx, { recipient: person.id as AccountId, kind: "notification.created", payload: { id: person.id } }),
  );

test("an event is heard on another process within a second", async () => {
  const lina = await given(db).person();
  const client = await comeBack(one, await given(db).session(lina));
  for (let number = 1; number <= 5; number++) {
    const begun = performance.now();
    await tell(lina);
    while (!client.heard.has(String(number)) && performance.now() - begun < 3000) await sleep(5);
    expect(client.heard.get(String(number))! - begun).toBeLessThan(1000);
  }
  client.close();
});

test("1,000 clients that come back at once are all let in with what they missed, and the API answers meanwhile", async () => {
  const people = await Promise.all(Array.from({ length: clients / streamsEach }, () => given(db).person()));
  const sessions = await Promise.all(people.map((person) => given(db).session(person)));
  await Promise.all(people.map(tell));

  const begun = performance.now();
  const coming = sessions.flatMap((session) => Array.from({ length: streamsEach }, () => comeBack(one, session)));
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      // Without a session: it needs no stream, but the same process.
      const answer = await fetch(`${addresses.get(one)}/api/events`);
      await answer.body?.cancel();
      expect([401, 503]).toContain(answer.status);
      waits.push(performance.now() - asked);
      await sleep(20);
    }
  })();
  const all = await Promise.all(coming);
  while (all.some(({ heard }) => !heard.has("1")) && performance.now() - begun < 20_000) await sleep(20);
  const took = performance.now() - begun;
  isOver = true;
  await asking;
  expect(all.filter(({ heard }) => heard.has("1"))).toHaveLength(clients);
  expect(took).toBeLessThan(15_000);
  expect(Math.max(...waits)).toBeLessThan(5_000);

  // And they hear what comes next.
  await tell(people[0]!);
  const own = all.slice(0, streamsEach);
  const until = performance.now() + 3000;
  while (own.some(({ heard }) => !heard.has("2")) && performance.now() < until) await sleep(10);
  expect(own.every(({ heard }) => heard.has("2"))).toBe(true);
  for (const client of all) client.close();
}, 40_000);
