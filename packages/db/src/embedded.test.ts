import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded.ts";

const home = mkdtempSync(join(tmpdir(), "embedded-"));
const dataDir = join(home, "data");
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows[0];
}

test("keeps its data, refuses a second start, and recovers when its starter was killed", {
  timeout: 60_000,
}, async () => {
  // The starter writes a row and is killed without a chance to stop its server.
  const starter = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(url);
    setInterval(() => {}, 1000);
  `,
  ]);
  const url = await new Promise<string>((resolve) => starter.stdout.once("data", (text) => resolve(String(text))));
  await ask(url, "create table kept (id int)");
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`in use by process ${starter.pid}`);
  starter.kill("SIGKILL");
  await new Promise((resolve) => starter.once("exit", resolve));

  const again = await startEmbeddedPostgres({ dataDir });
  expect(await ask(again.url, "select count(*) as rows from kept")).toEqual({ rows: "0" });
  expect(again.url).not.toBe(url);
  await again.stop();
});

test("recovers when the server itself was killed and another process got its number", { timeout: 60_000 }, async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  const lock = join(dataDir, "postmaster.pid");
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
  await first.stop();
  // The number of a process that lives and is no PostgreSQL of ours.
  writeFileSync(lock, readFileSync(lock, "utf8").replace(String(pid), String(process.ppid)));

  const second = await startEmbeddedPostgres({ dataDir });
  expect(await ask(second.url, "select 1 as alive")).toEqual({ alive: 1 });
  await second.stop();
});

test("a temporary server listens on this machine alone and leaves nothing behind", { timeout: 60_000 }, async () => {
  const server = await startEmbeddedPostgres();
  const { port } = new URL(server.url);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal);
  if (outside) {
    const reached = await new Promise((resolve) => {
      const socket = createConnection({ host: outside.address, port: Number(port) });
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    expect(reached).toBe(false);
  }
  expect(await ask(server.url, "select inet_server_addr()::text as address")).toEqual({ address: "127.0.0.1/32" });
  const { data_directory } = (await ask(server.url, "show data_directory")) as { data_directory: string };
  await server.stop();
  expect(existsSync(data_directory)).toBe(false);
});
