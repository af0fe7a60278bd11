import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { StackOptions } from "./start-stack.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./ceph-s3.sh", import.meta.url));

export interface RealS3 {
  settings: NonNullable<StackOptions["s3"]>;
  /** The keys of the objects in the bucket, as their gateway lists them. */
  objects(): Promise<string[]>;
  /** Everything at rest: each pool of the store with data, names and notes of its objects. */
  dump(): Promise<Map<string, Buffer>>;
  stop(): Promise<void>;
}

/** A real S3 store on loopback (Ceph), with data in memory. Its packages come with `tools/stack/ceph-s3.sh install`. */
export async function startS3(): Promise<RealS3> {
  // Its sockets have short names.
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const env = { ...process.env, CEPH_STORE: "memstore" };
  const port = await freePorts(31);
  await run("bash", [script, "start", directory, String(port)], { env, timeout: 90_000 });
  const config = ["-c", join(directory, "ceph-s3/ceph.conf")];
  const bucket = "heirlock-vault";
  const rados = async (...args: string[]): Promise<Buffer> => {
    const options = { encoding: "buffer", maxBuffer: 2 ** 30, timeout: 60_000 } as const;
    return (await run("rados", [...config, ...args], options)).stdout;
  };
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: "test",
      S3_SECRET_ACCESS_KEY: "testing",
    },
    async objects() {
      const asked = [...config, "-n", "client.rgw", "bucket", "list", `--bucket=${bucket}`, "--max-entries=10000"];
      const { stdout } = await run("radosgw-admin", asked, { timeout: 60_000 });
      return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    },
    async dump() {
      const pools = (await rados("lspools")).toString().trim().split("\n");
      const contents = new Map<string, Buffer>();
      for (const pool of pools) contents.set(pool, await rados("-p", pool, "export", "-"));
      return contents;
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
