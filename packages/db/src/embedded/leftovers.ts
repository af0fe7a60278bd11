import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandOf, identityOf } from "./process-identity.ts";

const STARTER_FILE = "started-by.json";
export const TEMPORARY_PREFIX = "heirlock-postgres-";

/** Remembers in the data directory which process started the server on it. */
export function claim(dataDir: string): void {
  writeFileSync(join(dataDir, STARTER_FILE), JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }));
}

export function release(dataDir: string): void {
  rmSync(join(dataDir, STARTER_FILE), { force: true });
}

/**
 * Makes a data directory ready to be started on after its last starter or its server was killed.
 * Throws when the starter still lives: two servers on one directory would destroy it.
 */
export async function clearLeftovers(dataDir: string): Promise<void> {
  const starter = starterOf(dataDir);
  if (starter) throw new Error(`The database in ${dataDir} is in use by process ${starter}.`);
  const pid = Number(firstLine(join(dataDir, "postmaster.pid")));
  if (!pid) return;
  if (commandOf(pid).includes(dataDir)) await stopServer(pid);
  // What is left names a dead process, or one that only got its number.
  rmSync(join(dataDir, "postmaster.pid"), { force: true });
}

/** Stops and removes the temporary servers whose starter was killed before it could. */
export async function sweepTemporary(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const dir = join(tmpdir(), name);
    const claimed = firstLine(join(dir, "data", STARTER_FILE));
    // One that is being made has no claim yet.
    if (!claimed && Date.now() - modifiedAt(dir) < 600_000) continue;
    if (starterOf(join(dir, "data"))) continue;
    await clearLeftovers(join(dir, "data")).catch(() => undefined);
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Stops a server and waits until it is gone: politely at first, so that connections that are just closing are not
 * cut, after half a second by ending them, after 20 seconds by force.
 */
export async function stopServer(pid: number): Promise<void> {
  const server = identityOf(pid);
  const steps: [NodeJS.Signals, number][] = [
    ["SIGTERM", 500],
    ["SIGINT", 20_000],
    ["SIGKILL", 5_000],
  ];
  for (const [signal, patience] of steps) {
    const deadline = Date.now() + patience;
    if (server && identityOf(pid) === server) process.kill(pid, signal);
    while (server && identityOf(pid) === server && Date.now() < deadline) await sleep(10);
  }
}

function starterOf(dataDir: string): number | undefined {
  const text = firstLine(join(dataDir, STARTER_FILE));
  if (!text) return undefined;
  const { pid, identity } = JSON.parse(text) as { pid: number; identity?: string };
  return identity && identityOf(pid) === identity ? pid : undefined;
}

function firstLine(path: string): string {
  try {
    return readFileSync(path, "utf8").split("\n", 1)[0] ?? "";
  } catch {
    return "";
  }
}

function modifiedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
