import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@heirlock/tools/stack/free-port";
import { type Stack, type StackOptions, startStack } from "@heirlock/tools/stack/start-stack";

export interface House extends Stack {
  dataDir: string;
  /** What API and worker wrote to their logs so far. */
  logs(): string;
  /** Copies the data folder of the stopped database; the answer puts it back, as a restore from a backup does. */
  backUp(): Promise<() => Promise<void>>;
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
    const start = () => startStack({ mode: "demo", dataDir, port, publicUrl, webDist, logDir, ...(s3 && { s3 }) });
    let stack = await start();
    const [data, copy] = [join(dataDir, "postgres"), join(dataDir, "postgres-copy")];
    const whileStopped = async (work: () => void) => {
      await stack.stop();
      work();
      stack = await start();
    };
    return {
      ...stack,
      dataDir,
      async backUp() {
        // With its owner: the database does not run as root.
        await whileStopped(() => execFileSync("cp", ["-a", data, copy]));
        return () =>
          whileStopped(() => {
            rmSync(data, { recursive: true });
            renameSync(copy, data);
          });
      },
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
