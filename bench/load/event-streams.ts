import { type ClientRequest, get } from "node:http";
import pg from "pg";
import type { Holder } from "./estates.ts";

// People come one after another; a thousand in the same millisecond would be told to come again (503).
const openedAtOnce = 50;

/**
 * Opens one event stream for each holder, publishes one event to each in a single transaction and returns the
 * milliseconds from the commit until the last stream has its event.
 */
export async function eventReachesAll(url: string, databaseUrl: string, holders: readonly Holder[]): Promise<number> {
  const streams: ClientRequest[] = [];
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    let opened = 0;
    let received = 0;
    let allReceived = () => {};
    const done = new Promise<void>((resolve) => {
      allReceived = resolve;
    });
    const open = (holder: Holder) =>
      new Promise<void>((resolve, reject) => {
        const request = get(`${url}/api/events`, { headers: { cookie: holder.cookie }, agent: false }, (response) => {
          if (response.statusCode !== 200) return reject(new Error(`A stream got ${response.statusCode}`));
          opened += 1;
          resolve();
          response.setEncoding("utf8").on("data", (text: string) => {
            if (!text.includes("profile.updated")) return;
            received += 1;
            if (received === holders.length) allReceived();
          });
        });
        request.on("error", reject);
        streams.push(request);
      });
    for (let start = 0; start < holders.length; start += openedAtOnce) {
      await Promise.all(holders.slice(start, start + openedAtOnce).map(open));
    }
    if (opened !== holders.length) throw new Error(`Only ${opened} streams opened`);
    const ids = holders.map(({ id }) => id);
    await db.query(
      "select pg_notify('heirlock_events', app.publish_event(id, 'profile.updated', '{}')) from unnest($1::uuid[]) id",
      [ids],
    );
    const committed = performance.now();
    const late = new Promise<never>((_, reject) =>
      setTimeout(
        () => reject(new Error(`Only ${received} of ${holders.length} streams got the event`)),
        20_000,
      ).unref(),
    );
    await Promise.race([done, late]);
    return performance.now() - committed;
  } finally {
    for (const stream of streams) stream.on("error", () => {}).destroy();
    await db.end();
  }
}
