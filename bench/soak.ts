import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serverSettings, startDatabase } from "./load/database.ts";
import { plantEstates } from "./load/estates.ts";
import { end, type ServerProcess, startServer, startWorker } from "./load/processes.ts";
import { checkAfterwards } from "./soak/check-afterwards.ts";
import { startMailbox } from "./soak/mailbox.ts";
import { Newcomers } from "./soak/newcomers.ts";
import { Writers } from "./soak/writers.ts";

/** `pnpm soak`: kill -9 of API and worker under load; nothing acknowledged may be lost or doubled [OPS-006]. */
const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
const kills = Number(values.kills);
const began = Date.now();

const database = await startDatabase();
const mailbox = await startMailbox(database.home);
const settings = serverSettings(database, mailbox.url);
const holders = await plantEstates(database.url, 40, 0);
const api = "apps/server/src/api.ts";
const servers: ServerProcess[] = await Promise.all([0, 1].map(() => startServer(api, settings, "/api/ready")));
let worker = startWorker(settings);

const writers = new Writers(
  holders,
  servers.map(({ url }) => url),
);
const newcomers = new Newcomers(servers.map(({ url }) => url));
writers.start(8);
newcomers.start();

/** One of the three dies without warning and comes back on the same port. */
async function killOne(turn: number): Promise<void> {
  const victim = turn % 3;
  if (victim === 2) {
    await end(worker, "SIGKILL");
    worker = startWorker(settings);
    return;
  }
  const { child, url } = servers[victim]!;
  await end(child, "SIGKILL");
  servers[victim] = await startServer(api, settings, "/api/ready", { port: Number(new URL(url).port) });
}

try {
  for (let turn = 0; turn < kills; turn++) {
    await sleep(200 + Math.random() * 400);
    await killOne(turn);
  }
  const acknowledged = await writers.stop();
  const signedUp = await newcomers.stop();
  const findings = await checkAfterwards(database.url, acknowledged, signedUp, mailbox.directory);
  const failed = findings.filter(({ ok }) => !ok).length;
  for (const { ok, text } of findings) console.log(`${ok ? "ok  " : "FAIL"} ${text}`);
  console.log(`${kills} kills in ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await Promise.all([...servers.map(({ child }) => end(child)), end(worker)]);
  await mailbox.stop();
  await database.stop();
}
