import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fullWill } from "@heirlock/domain/wills/testing/full-will";
import pg from "pg";
import { serverSettings, startDatabase } from "./load/database.ts";
import { type Holder, plantEstates } from "./load/estates.ts";
import { end, startServer } from "./load/processes.ts";
import { median } from "./load/throughput.ts";
import type { Figure } from "./report.ts";

const laws = ["gb-common-english", "fr-civil", "lb-islamic-hanafi", "us-common-california"];
const together = 50;

/**
 * The draft of a will as PDF through the API: how long it takes when warm, and how much longer other people wait for their
 * assets while fifty people ask for theirs, each twice.
 */
export async function measureWills({ rounds, papers }: { rounds: number; papers: number }): Promise<Figure[]> {
  const database = await startDatabase();
  try {
    const holders = await plantEstates(database.url, together + 1, 20);
    const wills = await plantDrafts(database.url, holders);
    const { url, child } = await startServer("apps/server/src/api.ts", serverSettings(database), "/api/ready");
    const paper = (at: number) =>
      timed(`${url}/api/wills/${wills[at]}/versions/1/document`, holders[at]!, "application/pdf");
    const list = () => timed(`${url}/api/assets`, holders[together]!, "application/json");
    for (let at = 0; at < laws.length; at++) await paper(at);

    // Fifty people who all wait for a paper, and did not press in the same instant.
    const several = async (at: number) => {
      await sleep(20 * at);
      for (let time = 0; time < 2; time++) await paper(at);
    };
    const alone: number[] = [];
    for (let at = 0; at < papers; at++) alone.push(await paper(at % together));
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const calm = await steadily(list, sleep(2_000));
      const busy = await steadily(list, Promise.all(Array.from({ length: together }, (_, at) => several(at))));
      ratios.push(p95(busy) / p95(calm));
    }
    await end(child);
    const lower = { better: "lower" } as const;
    return [
      { name: "[PRF-014] will as PDF, p95", figure: p95(alone), target: 300, floor: 900, unit: "ms", ...lower },
      {
        name: `[PRF-014] list beside ${together} PDFs, p95`,
        figure: median(ratios),
        target: 2,
        floor: 15,
        unit: "ratio",
        ...lower,
      },
    ];
  } finally {
    await database.stop();
  }
}

async function timed(url: string, { cookie }: Holder, type: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith(type))
    throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return performance.now() - since;
}

/** One request every 20 ms until the work is done, whether or not the ones before it were answered. */
async function steadily(request: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    asked.push(request());
    await sleep(20);
  }
  await done;
  return await Promise.all(asked);
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

async function plantDrafts(databaseUrl: string, holders: readonly Holder[]): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const ids: string[] = [];
    for (const [at, { id: holder }] of holders.slice(0, together).entries()) {
      const id = randomUUID();
      await db.query("insert into app.wills (holder_id, id, status) values ($1, $2, 'draft')", [holder, id]);
      await db.query(
        `insert into app.will_versions (holder_id, will_id, number, status, title, law, content)
         values ($1, $2, 1, 'draft', 'My will', $3, $4)`,
        [holder, id, laws[at % laws.length], JSON.stringify(fullWill)],
      );
      ids.push(id);
    }
    return ids;
  } finally {
    await db.end();
  }
}
