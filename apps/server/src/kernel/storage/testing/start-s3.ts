import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { S3Settings } from "../s3-store.ts";

const run = promisify(execFile);
/** Tests run from the root of the project. */
const script = resolve("tools/stack/ceph-s3.sh");

export interface TestS3 {
  settings: S3Settings;
  stop(): Promise<void>;
}

/** A real S3 store on loopback (Ceph), with data in memory. Its packages come with `tools/stack/ceph-s3.sh install`. */
export async function startS3(): Promise<TestS3> {
  // Its sockets have short names.
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const env = { ...process.env, CEPH_STORE: "memstore" };
  const port = await freePorts(31);
  await run("bash", [script, "start", directory, String(port)], { env, timeout: 60_000 }).catch((error) => {
    throw new Error(
      `The object store did not start (is it installed? tools/stack/ceph-s3.sh install): ${error.stderr}`,
    );
  });
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "heirlock-vault",
      accessKeyId: "test",
      secretAccessKey: "testing",
    },
    async stop() {
      await run("bash", [script, "wipe", directory], { env, timeout: 60_000 });
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The first of so many ports in a row that nobody listens on. */
async function freePorts(count: number): Promise<number> {
  for (let tried = 0; tried < 50; tried++) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)));
    if (free.every(Boolean)) return first;
  }
  throw new Error("No ports are free for the object store");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
