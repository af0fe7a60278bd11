import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { filePartBytes } from "@heirlock/domain/vault/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskStore } from "./disk-store.ts";
import { type FilePart, ObjectMissing, type ObjectStore, PartRefused } from "./object-store.ts";
import { prepareBucket } from "./prepare-bucket.ts";
import { s3Store } from "./s3-store.ts";
import { startS3, type TestS3 } from "./testing/start-s3.ts";

let s3: TestS3;
let directory: string;
const stores = {} as Record<"disk" | "S3", ObjectStore>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "heirlock-files-"));
  s3 = await startS3();
  await prepareBucket({ storage: { s3: s3.settings }, publicUrl: "https://heirlock.test" });
  stores.disk = diskStore(directory);
  stores.S3 = s3Store(s3.settings);
}, 120_000);
afterAll(async () => {
  await s3?.stop();
  await rm(directory, { recursive: true, force: true });
});

const newKey = () => `vault/${Date.now()}-${randomUUID()}.age`;
const partOf = (bytes: Buffer, number: number): FilePart => ({
  number,
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});
const first = randomBytes(filePartBytes);
const second = randomBytes(12_345);

describe.each(["disk", "S3"] as const)("%s", (name) => {
  const put = (key: string, upload: string, bytes: Buffer, number: number) =>
    stores[name].putPart(key, upload, partOf(bytes, number), Readable.from([bytes]));

  test("parts in any order become the file, and joining twice is joining once", async () => {
    const store = stores[name];
    const key = newKey();
    const upload = await store.begin(key);
    await put(key, upload, second, 2);
    expect((await store.storedParts(key, upload)).map(({ number, size }) => [number, size])).toEqual([
      [2, second.length],
    ]);
    await put(key, upload, first, 1);
    await put(key, upload, first, 1);
    const parts = await store.storedParts(key, upload);
    expect(await store.complete(key, upload, parts)).toBe(first.length + second.length);
    expect(await store.complete(key, upload, [])).toBe(first.length + second.length);
    expect((await buffer(await store.read(key))).equals(Buffer.concat([first, second]))).toBe(true);
  });

  test("a part that arrives otherwise than announced is refused and leaves nothing", async () => {
    const store = stores[name];
    const key = newKey();
    const upload = await store.begin(key);
    const wrong = { ...partOf(second, 1), sha256: createHash("sha256").update("another").digest("hex") };
    await expect(store.putPart(key, upload, wrong, Readable.from([second]))).rejects.toBeInstanceOf(PartRefused);
    expect(await store.storedParts(key, upload)).toEqual([]);
  });

  test("a small object is written over the one before", async () => {
    const key = `checkpoints/${randomUUID()}.json`;
    for (const text of ["first", "second, and longer"]) await stores[name].put(key, Buffer.from(text));
    expect((await buffer(await stores[name].read(key))).toString()).toBe("second, and longer");
  });

  test("what is removed is gone, with its half-done upload, and removing again is no failure", async () => {
    const store = stores[name];
    const key = newKey();
    const upload = await store.begin(key);
    await put(key, upload, second, 1);
    await store.remove(key, upload);
    await store.remove(key, upload);
    expect(await store.storedParts(key, upload)).toEqual([]);
    await expect(store.read(key)).rejects.toBeInstanceOf(ObjectMissing);
  });
});

describe("S3", () => {
  test("a browser of our own address puts a part and gets the file, with signed addresses alone", async () => {
    const key = newKey();
    const upload = await stores.S3.begin(key);
    const target = (await stores.S3.partTarget(key, upload, partOf(second, 1)))!;
    const origin = { origin: "https://heirlock.test" };
    const preflight = await fetch(target.url, {
      method: "OPTIONS",
      headers: {
        ...origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "x-amz-content-sha256",
      },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("https://heirlock.test");
    const sent = await fetch(target.url, {
      method: "PUT",
      headers: { ...origin, ...target.headers },
      body: new Uint8Array(second),
    });
    expect(sent.status).toBe(200);
    await stores.S3.complete(key, upload, await stores.S3.storedParts(key, upload));
    const url = (await stores.S3.downloadUrl(key))!;
    expect(Buffer.from(await (await fetch(url, { headers: origin })).arrayBuffer()).equals(second)).toBe(true);
    expect((await fetch(url.replace(/\?.*/, ""))).status).toBe(403);
  });

  test("a signed address takes no other bytes, no other length and no other part", async () => {
    const key = newKey();
    const upload = await stores.S3.begin(key);
    const { url, headers } = (await stores.S3.partTarget(key, upload, partOf(second, 1)))!;
    const put = (address: string, body: Buffer, more: Record<string, string>) =>
      fetch(address, { method: "PUT", headers: more, body: new Uint8Array(body) });
    const other = randomBytes(second.length);
    expect((await put(url, other, headers)).status).toBe(400);
    expect((await put(url, other, { "x-amz-content-sha256": partOf(other, 1).sha256 })).status).toBe(403);
    expect((await put(url, other, { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" })).status).toBe(403);
    expect((await put(url, other, {})).status).toBe(403);
    expect((await put(url, Buffer.concat([second, second]), headers)).ok).toBe(false);
    expect((await put(url.replace("partNumber=1", "partNumber=2"), second, headers)).status).toBe(403);
    expect(await stores.S3.storedParts(key, upload)).toEqual([]);
  });
});
