import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serverSettings, startDatabase } from "./load/database.ts";
import { plantEstates } from "./load/estates.ts";
import { end, type ServerProcess, startServer, startWorker } from "./load/processes.ts";
import { checkAfterwards } from "./soak/check-afterwards.ts";
import { checkVault } from "./soak/check-vault.ts";
import { startMailbox } from "./soak/mailbox.ts";
import { Newcomers } from "./soak/newcomers.ts";
import { keepUnderKills, vaultPerson } from "./soak/vault-kills.ts";
import { Writers } from "./soak/writers.ts";

/**
 * `pnpm soak`: kill -9 of API and worker under load; nothing acknowledged may be lost or doubled [OPS-006]. Then the API
 * is killed between the upload of a file and the save of its entry: neither may be without the other.
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
const kills = Number(values.kills);
const vaultKills = Math.min(kills, 50);
const began = Date.now();

const database = await startDatabase();
const mailbox = await startMailbox(database.home);
const settings = serverSettings(database, mailbox.url);
const holders = await plantEstates(database.url, 40, 0);
const api = "apps/server/src/api.ts";
const servers: ServerProcess[] = await Promise.all([0, 1].map(() => startServer(api, settings, "/api/ready")));
let worker = startWorker(settings);

const urls = servers.map(({ url }) => url);
const writers = new Writers(holders, urls);
const newcomers = new Newcomers(urls);
const keeper = await vaultPerson(urls, database.url, mailbox.directory);
const restarted: Promise<void>[] = [];
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
  await killServer(victim);
  await restarted[victim];
}

/** Resolves when it is dead; `restarted` when it is back. */
async function killServer(victim: number): Promise<void> {
  await Promise.all(restarted);
  const { child, url } = servers[victim]!;
  await end(child, "SIGKILL");
  const again = startServer(api, settings, "/api/ready", { port: Number(new URL(url).port) });
  restarted[victim] = again.then((server) => {
    servers[victim] = server;
  });
}

try {
  for (let turn = 0; turn < kills; turn++) {
    await sleep(200 + Math.random() * 400);
    await killOne(turn);
  }
  const acknowledged = await writers.stop();
  const signedUp = await newcomers.stop();
  const kept = await keepUnderKills(keeper, vaultKills, killServer);
  await Promise.all(restarted);
  const findings = [
    ...(await checkAfterwards(database.url, acknowledged, signedUp, mailbox.directory)),
    ...(await checkVault(database.url, settings.STORAGE_DIR!, kept)),
  ];
  const failed = findings.filter(({ ok }) => !ok).length;
  for (const { ok, text } of findings) console.log(`${ok ? "ok  " : "FAIL"} ${text}`);
  console.log(`${kills} + ${vaultKills} kills in ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await Promise.all([...servers.map(({ child }) => end(child)), end(worker)]);
  await mailbox.stop();
  await database.stop();
}
