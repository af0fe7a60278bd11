import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { serverSettings, startDatabase } from "./load/database.ts";
import { type Holder, plantEstates } from "./load/estates.ts";
import { eventReachesAll } from "./load/event-streams.ts";
import { end, startServer } from "./load/processes.ts";
import { median, medianRatio, throughput } from "./load/throughput.ts";
import { type Figure, report } from "./report.ts";
import { sunniCases } from "./sunni-cases.ts";

/** `pnpm bench`: ratios against a bare handler in the same run, interleaved; `--short` for CI. */
const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });
const rounds = values.short ? 3 : 5;
const seconds = values.short ? 3 : 6;
const connections = 16;

const database = await startDatabase();
const holders = await plantEstates(database.url, 2_000, 20);
const settings = serverSettings(database);
const ours = await startServer("apps/server/src/api.ts", settings, "/api/ready");
const bare = await startServer("bench/bare-server.ts", settings, "/ready");

/** Walks through the estates, so that no two requests in flight share a row lock. */
function rotation(people: readonly Holder[]): () => Holder {
  let place = 0;
  return () => people[place++ % people.length]!;
}

async function list(): Promise<Figure> {
  const next = rotation(holders);
  const ratio = await medianRatio(
    rounds,
    () =>
      throughput({
        url: ours.url,
        seconds,
        connections,
        next: () => ({ method: "GET", path: "/api/assets", headers: { cookie: next().cookie } }),
      }),
    () =>
      throughput({
        url: bare.url,
        seconds,
        connections,
        next: () => ({ method: "GET", path: "/bare/assets", headers: { "x-holder": next().id } }),
      }),
  );
  return { name: "[PRF-008] assets list", figure: ratio, target: 0.85, floor: 0.6, unit: "ratio", better: "higher" };
}

async function create(): Promise<Figure> {
  const next = rotation(holders);
  const body = () =>
    JSON.stringify({
      id: randomUUID(),
      title: "Olive grove",
      asset_type: "physical",
      asset_subtype: "real_estate",
      estimated_value: 215_000,
      currency: "USD",
    });
  const json = { "content-type": "application/json" };
  const origin = { origin: "https://bench.heirlock.test", "sec-fetch-site": "same-origin" };
  const ratio = await medianRatio(
    rounds,
    () =>
      throughput({
        url: ours.url,
        seconds,
        connections,
        next: () => ({
          method: "POST",
          path: "/api/assets",
          headers: { ...json, ...origin, cookie: next().cookie },
          body: body(),
        }),
      }),
    () =>
      throughput({
        url: bare.url,
        seconds,
        connections,
        next: () => ({
          method: "POST",
          path: "/bare/assets",
          headers: { ...json, "x-holder": next().id },
          body: body(),
        }),
      }),
  );
  return { name: "[PRF-009] asset create", figure: ratio, target: 0.4, floor: 0.15, unit: "ratio", better: "higher" };
}

async function streams(): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(await eventReachesAll(ours.url, database.url, holders.slice(0, 1_000)));
  }
  return {
    name: "[PRF-012] event to 1,000 streams",
    figure: median(times),
    target: 1_000,
    floor: 1_000,
    unit: "ms",
    better: "lower",
  };
}

try {
  process.exitCode = report([await list(), await create(), await streams(), sunniCases(rounds, 1)], values.short);
} finally {
  await Promise.all([end(ours.child), end(bare.child)]);
  await database.stop();
}
