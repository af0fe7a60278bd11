import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@heirlock/tools/stack/free-port";
import { type Stack, type StackOptions, startStack } from "@heirlock/tools/stack/start-stack";

export interface House extends Stack {
  dataDir: string;
  /** What API and worker wrote to their logs so far. */
  logs(): string;
  /** Ends everything and leaves nothing behind. */
  leave(): Promise<void>;
}

/**
 * API, worker, database and mails of a journey's own, with the loudest log, to be looked through afterwards. Both
 * processes have `control` in their environment.
 */
export async function startHouse({
  control = "",
  s3,
}: {
  control?: string;
  s3?: StackOptions["s3"];
} = {}): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), "heirlock-house-"));
  const logDir = join(dataDir, "logs");
  mkdirSync(logDir);
  const port = await freePort();
  const webDist = join(import.meta.dirname, "../../apps/web/dist");
  // The processes inherit it; nothing else of this journey does.
  const settings = { LOG_LEVEL: "trace", JOURNEY_CONTROL: control };
  Object.assign(process.env, settings);
  try {
    const publicUrl = `http://localhost:${port}`;
    const stack = await startStack({ mode: "demo", dataDir, port, publicUrl, webDist, logDir, ...(s3 && { s3 }) });
    return {
      ...stack,
      dataDir,
      logs: () => ["api", "worker"].map((name) => readFileSync(join(logDir, `${name}.log`), "utf8")).join("\n"),
      async leave() {
        await stack.stop();
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}
