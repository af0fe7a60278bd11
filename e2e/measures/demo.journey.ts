import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@heirlock/tools/stack/free-port";
import { expect, test } from "../harness/journey.ts";

const root = join(import.meta.dirname, "../..");

/** What `pnpm demo` says until it is ready, and how long that took. */
async function untilReady(child: ChildProcess): Promise<{ said: string; seconds: number }> {
  const began = Date.now();
  let said = "";
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.includes("/demo/mail")) return { said, seconds: (Date.now() - began) / 1000 };
  }
  throw new Error(`The demo ended early. It said:\n${said}`);
}

/** Started twice on the same data: what each start said, and how long it took. */
async function startTwice(): Promise<{ said: string; seconds: number }[]> {
  const data = await mkdtemp(join(tmpdir(), "heirlock-demo-"));
  const port = await freePort();
  const starts: { said: string; seconds: number }[] = [];
  try {
    for (let start = 0; start < 2; start++) {
      const args = ["tools/demo.ts", "--port", String(port), "--data", data];
      const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
      const ended = once(child, "exit");
      try {
        starts.push(await untilReady(child));
        if (start === 0) await expectLoopbackOnly(port);
      } finally {
        child.kill("SIGTERM");
        await ended;
      }
      expect(child.exitCode).toBe(0);
    }
  } finally {
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
  expect(starts[0]!.said).toContain(`ready http://localhost:${port}\n`);
  expect(starts[0]!.said).toContain("nadia@demo.heirlock.test");
  expect(starts[0]!.said).toContain("samir@demo.heirlock.test");
  expect(starts[1]!.said).toBe(starts[0]!.said);
  return starts;
}

test("[OPS-024, PRF-019] a demo of one's own: port, data, the same sign-ins at every start, this machine alone", async () => {
  test.setTimeout(300_000);
  // A machine that others use is given three rounds; what each took is in the report.
  const rounds: number[] = [];
  while (rounds.length < 3 && !rounds.some((seconds) => seconds < 20)) {
    const starts = await startTwice();
    rounds.push(Math.max(...starts.map(({ seconds }) => seconds)));
  }
  process.stdout.write(`demo: ready after ${rounds.map((seconds) => seconds.toFixed(1)).join(", ")} s\n`);
  expect(Math.min(...rounds)).toBeLessThan(20);
});

async function expectLoopbackOnly(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "[::1]"]) {
    expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
  }
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/api/health`)).rejects.toThrow();
  }
}
