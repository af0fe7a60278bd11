import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";

export interface Slowed {
  /** Lets the processes run again, and returns by how much they were slowed. */
  end(): Promise<number>;
}

/** A process that starts meanwhile is slowed from the next look on. */
const lookMs = 25;

/**
 * Slows every renderer of a browser by a factor: pages and their workers alike. The CPU throttling of DevTools slows the
 * main thread of a page and no worker, where an unlock does its work. What is not slowed: the browser's own process, its
 * network, and the server.
 */
export async function slowRenderers(browser: Browser, factor: number): Promise<Slowed> {
  const script = fileURLToPath(new URL("./duty-cycle.ts", import.meta.url));
  const cycle = spawn(process.execPath, [script, String(factor)], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: cycle.stdout })[Symbol.asyncIterator]();
  await lines.next();

  const devtools = await browser.newBrowserCDPSession();
  const known = new Set<number>();
  const look = async () => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    for (const { type, id } of processInfo) {
      if (type !== "renderer" || known.has(id)) continue;
      known.add(id);
      cycle.stdin.write(`${id}\n`);
    }
  };
  await look();
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMs);
  return {
    async end() {
      clearInterval(timer);
      await looking;
      await devtools.detach();
      cycle.stdin.end();
      const { value } = await lines.next();
      if (cycle.exitCode === null) await once(cycle, "exit");
      return Number(value);
    },
  };
}
