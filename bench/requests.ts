import { randomUUID } from "node:crypto";
import { urlFor } from "@heirlock/db/roles";
import { plantByHand } from "./by-hand.ts";
import { plantBareRole } from "./load/bare-role.ts";
import { secret, serverSettings, startDatabase } from "./load/database.ts";
import { type Holder, plantEstates } from "./load/estates.ts";
import { eventReachesAll } from "./load/event-streams.ts";
import { end, startServer } from "./load/processes.ts";
import { type Load, median, medianRatio, throughput } from "./load/throughput.ts";
import type { Figure } from "./report.ts";

type Request = ReturnType<Load["next"]>;
type RequestOf = (holder: Holder) => Request;

const json = { "content-type": "application/json" };
const fromOurPage = { origin: "https://bench.heirlock.test", "sec-fetch-site": "same-origin" };
const newAsset = () =>
  JSON.stringify({
    id: randomUUID(),
    title: "Olive grove",
    asset_type: "physical",
    asset_subtype: "real_estate",
    estimated_value: 215_000,
    currency: "USD",
  });

const ourList: RequestOf = ({ cookie }) => ({ method: "GET", path: "/api/assets", headers: { cookie } });
const bareList: RequestOf = ({ id }) => ({ method: "GET", path: "/bare/assets", headers: { "x-holder": id } });
const ourCreate: RequestOf = ({ cookie }) => ({
  method: "POST",
  path: "/api/assets",
  headers: { ...json, ...fromOurPage, cookie },
  body: newAsset(),
});
const bareCreate: RequestOf = ({ id }) => ({
  method: "POST",
  path: "/bare/assets",
  headers: { ...json, "x-holder": id },
  body: newAsset(),
});
const createByHand: RequestOf = (holder) => ({ ...ourCreate(holder), path: "/by-hand/assets" });

/** What differs between two answers that say the same: ids and instants. */
const unique = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A ratio is worth what its other side is worth: both must send the same bytes. */
async function requireSameBytes(first: { url: string; request: Request }, second: { url: string; request: Request }) {
  const bytesOf = async ({ url, request: { path, ...init } }: typeof first) => {
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const text = await answer.text();
    return init.method === "GET" ? text : text.replace(unique, "…");
  };
  const [one, other] = [await bytesOf(first), await bytesOf(second)];
  if (one !== other) throw new Error(`${first.request.path} and ${second.request.path} send different bytes`);
}

/** Reads and writes against a bare server in the same run, interleaved; and one event to a thousand streams. */
export async function measureRequests({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Figure[]> {
  const database = await startDatabase();
  try {
    const holders = await plantEstates(database.url, 2_000, 20);
    await plantByHand(database.url);
    const settings = serverSettings(database);
    const ours = await startServer("apps/server/src/api.ts", settings, "/api/ready");
    const bare = await startServer(
      "bench/bare-server.ts",
      {
        ...settings,
        BARE_DATABASE_URL: await plantBareRole(database.url),
        APP_DATABASE_URL: urlFor("heirlock_app", database.url, secret),
      },
      "/ready",
    );
    let turn = 0;
    /** Walks through the estates, so that no two requests in flight share a row lock. */
    const load = (url: string, requestOf: RequestOf) => () =>
      throughput({ url, seconds, connections: 16, next: () => requestOf(holders[turn++ % holders.length]!) });
    const ratio = async (requestOf: RequestOf, against: RequestOf) => {
      const [holder] = holders;
      await requireSameBytes(
        { url: ours.url, request: requestOf(holder!) },
        { url: bare.url, request: against(holder!) },
      );
      return await medianRatio(rounds, load(ours.url, requestOf), load(bare.url, against));
    };
    const higher = { unit: "ratio", better: "higher" } as const;
    const figures: Figure[] = [
      {
        name: "[PRF-008] assets list, of a bare handler",
        figure: await ratio(ourList, bareList),
        target: 0.8,
        floor: 0.5,
        ...higher,
      },
      {
        name: "[PRF-009] create, of a bare insert",
        figure: await ratio(ourCreate, bareCreate),
        target: 0.4,
        floor: 0.2,
        ...higher,
      },
      {
        name: "[PRF-009] create, of the same by hand",
        figure: await ratio(ourCreate, createByHand),
        target: 0.8,
        floor: 0.4,
        ...higher,
      },
    ];
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await eventReachesAll(ours.url, database.url, holders.slice(0, 1_000)));
    }
    figures.push({
      name: "[PRF-012] event to 1,000 streams",
      figure: median(times),
      target: 1_000,
      floor: 1_000,
      unit: "ms",
      better: "lower",
    });
    await Promise.all([end(ours.child), end(bare.child)]);
    return figures;
  } finally {
    await database.stop();
  }
}
