import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs our own entry files as processes of their own, as a deployment does. When one ends by itself the
 * whole stack is told; stopping sends SIGTERM and waits for the graceful end.
 */
export class ChildProcesses {
  readonly #running = new Map<ChildProcess, string>();
  #stopping = false;
  onUnexpectedEnd: (name: string, code: number | null) => void = () => {};

  start(name: string, file: string, args: string[], env: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    this.#running.set(child, name);
    child.once("exit", (code) => {
      this.#running.delete(child);
      if (!this.#stopping) this.onUnexpectedEnd(name, code);
    });
    return child;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const ends = [...this.#running.keys()].map(async (child) => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const last = setTimeout(() => child.kill("SIGKILL"), 35_000);
      await ended;
      clearTimeout(last);
    });
    await Promise.all(ends);
  }
}
