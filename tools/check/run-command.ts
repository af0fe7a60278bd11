import { spawn } from "node:child_process";
import { root } from "../source/files.ts";

export type CommandResult = { ok: boolean; output: string; seconds: number };

/** Runs a command of the workspace and collects what it prints; past the limit it is ended with all it started. */
export function runCommand(command: string, args: string[], limitSeconds: number): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      // Its own group: a time-out must not leave a database or a browser behind.
      detached: true,
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    }, limitSeconds * 1000);
    const done = (ok: boolean) => {
      clearTimeout(timer);
      if (timedOut) output += `\nended after ${limitSeconds} s`;
      resolve({ ok: ok && !timedOut, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on("error", (error) => {
      output += String(error);
      done(false);
    });
    child.on("close", (code) => done(code === 0));
  });
}
