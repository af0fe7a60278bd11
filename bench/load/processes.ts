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

const running = new Set<ChildProcess>();
// Whatever ends this run, nothing of it goes on.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
// A time limit or Ctrl-C ends a process without "exit" unless somebody listens.
process.once("SIGTERM", () => process.exit(143));
process.once("SIGINT", () => process.exit(130));

function run(file: string, env: Record<string, string>, nodeOptions: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...nodeOptions, path(file)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Starts an entry file on a free port (or the one given) and waits until it answers. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  readyPath: string,
  { port, nodeOptions = [] }: { port?: number; nodeOptions?: readonly string[] } = {},
): Promise<ServerProcess> {
  const own = port ?? (await freePort());
  const child = run(file, { ...env, HOST: "127.0.0.1", PORT: String(own) }, nodeOptions);
  const url = `http://127.0.0.1:${own}`;
  await untilReady(url + readyPath, 30_000);
  return { url, child };
}

export function startWorker(env: Record<string, string>): ChildProcess {
  return run("apps/server/src/worker.ts", { ...env, PORT: "1" });
}

/** Ends a process of ours and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
