import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "@heirlock/tools/stack/free-port";
import { untilReady } from "@heirlock/tools/stack/until-ready";

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export interface ServerProcess {
  url: string;
  child: ChildProcess;
}

/** Starts an entry file on a free port (or the one given) and waits until it answers. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  readyPath: string,
  port?: number,
): Promise<ServerProcess> {
  const own = port ?? (await freePort());
  const child = spawn(process.execPath, [path(file)], {
    env: { ...process.env, ...env, HOST: "127.0.0.1", PORT: String(own) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${own}`;
  await untilReady(url + readyPath, 30_000);
  return { url, child };
}

export function startWorker(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path("apps/server/src/worker.ts")], {
    env: { ...process.env, ...env, PORT: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Ends a process of ours and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
