import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@heirlock/tools/stack/free-port";

export type Demo = { url: string; stop: () => Promise<void> };

const root = join(import.meta.dirname, "../..");
const readyLimit = 60_000;

/** A demo of its own, on a free port and an empty data folder, gone without a trace afterwards. */
export async function startDemo(): Promise<Demo> {
  const data = await mkdtemp(join(tmpdir(), "heirlock-e2e-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["tools/demo.ts", "--port", String(port), "--data", data], {
    cwd: root,
    env: { ...process.env, TRUSTED_PROXIES: "127.0.0.1,::1" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const stop = async () => {
    await end(child);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { url: await readyUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => reject(new Error(`The demo was not ready in time. It said:\n${said}`)), readyLimit);
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const url = /^ready (http:\/\/\S+)/m.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`The demo ended with code ${code}. It said:\n${said}`)));
  });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  // The whole group: a database that outlives its demo would hold the data folder.
  const last = setTimeout(() => process.kill(-child.pid!, "SIGKILL"), 40_000);
  await ended;
  clearTimeout(last);
}
