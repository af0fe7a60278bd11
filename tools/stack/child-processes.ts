import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { closeSync, openSync } from "node:fs";

/**
 * Runs our own entry files as processes of their own, as a deployment does. Emits "failed" with name and
 * exit code when one ends by itself; stopping sends SIGTERM and waits for the graceful end.
 */
export class ChildProcesses extends EventEmitter<{ failed: [name: string, code: number | null] }> {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /** `log` is a file that takes what the process writes to its standard output. */
  start(name: string, file: string, args: string[], env: Record<string, string>, log?: string): ChildProcess {
    const output = log === undefined ? "ignore" : openSync(log, "a");
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      // Only what goes wrong is worth a line here; each process says "ready" on its standard output.
      stdio: ["ignore", output, "inherit"],
    });
    if (typeof output === "number") closeSync(output);
    this.#running.add(child);
    child.once("exit", (code) => {
      this.#running.delete(child);
      if (!this.#stopping) this.emit("failed", name, code);
    });
    return child;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running].map(end));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const last = setTimeout(() => child.kill("SIGKILL"), 35_000);
  await ended;
  clearTimeout(last);
}
