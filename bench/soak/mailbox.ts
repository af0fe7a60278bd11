import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@heirlock/tools/stack/free-port";
import { end } from "../load/processes.ts";

/** A real SMTP server that keeps what it is given; it is not among those that are killed. */
export async function startMailbox(home: string) {
  const directory = join(home, "mails");
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  const port = await freePort();
  const file = fileURLToPath(new URL("../../apps/server/src/mail-catcher.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { ...process.env, MAIL_CATCHER_DIR: directory, MAIL_CATCHER_PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { directory, url: `smtp://127.0.0.1:${port}`, stop: () => end(child) };
}
