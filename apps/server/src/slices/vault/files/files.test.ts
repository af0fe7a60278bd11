import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assetVaultRoutes, vaultRoutes } from "@heirlock/contract/vault";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { openFile } from "@heirlock/crypto/vault/file";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { quotaBytes } from "@heirlock/domain/vault/decide-room";
import { filePartBytes, maxFileBytes, mostLooseFiles } from "@heirlock/domain/vault/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareBucket } from "../../../kernel/storage/prepare-bucket.ts";
import { storeOf } from "../../../kernel/storage/store-of.ts";
import { startS3, type TestS3 } from "../../../kernel/storage/testing/start-s3.ts";
import { startTestApp, type TestApp, testConfig } from "../../../kernel/testing.ts";
import { vaultSlice } from "../slice.ts";
import { changeOf, piecesOf, uploadBody, vaultBrowser } from "../testing/vault-browser.ts";
import { collectFiles } from "./collect-files.ts";

let db: TestDatabase;
let s3: TestS3;
let directory: string;
const servers = {} as Record<"disk" | "S3", TestApp>;
beforeAll(async () => {
  db = await createTestDatabase();
  s3 = await startS3();
  directory = await mkdtemp(join(tmpdir(), "heirlock-files-"));
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const settings = {
    disk: { STORAGE_DIR: directory },
    S3: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  };
  for (const name of ["disk", "S3"] as const) {
    const config = testConfig(db, settings[name]);
    await prepareBucket(config);
    const table = { vault: { ...vaultRoutes, ...assetVaultRoutes } };
    servers[name] = await startTestApp(db, { config, slices: [vaultSlice], table });
  }
}, 120_000);
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  await s3?.stop();
  await rm(directory, { recursive: true, force: true });
  await db.drop();
});

describe.each(["disk", "S3"] as const)("files in %s", (name) => {
  const browser = async (plan = "family") => vaultBrowser(db, servers[name], await given(db).holder({ plan }));
  const collect = (orphanAge: string) =>
    collectFiles({ worker: servers[name].pools.worker, store: storeOf(servers[name].config), orphanAge });
  /** Whatever the store still has of a file, by the key that its row had. */
  const isInStore = async (key: string) =>
    storeOf(servers[name].config)
      .read(key)
      .then(
        (stream) => {
          stream.destroy();
          return true;
        },
        () => false,
      );
  const keyOf = async (id: string): Promise<string> =>
    (await db.owner.query("select storage_key from app.vault_files where id = $1", [id])).rows[0].storage_key;

  test("[VLT-039] a file of 20 MB goes up in parts, belongs to its entry and comes back to the byte", async () => {
    const { call, seal, upload } = await browser();
    const keys = createEntryKeys();
    const plain = randomBytes(maxFileBytes);
    const file = await upload(plain, keys);
    const body = seal({}, { file }, keys);
    expect((await call("POST", "/api/vault/create", body)).body.data.file).toEqual(file);
    const { url, size } = (await call("GET", `/api/vault/files/${file.id}/url`)).body.data;
    const sealed = url.startsWith("/")
      ? (await call("GET", url)).body
      : Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(sealed.length).toBe(size);
    expect(createHash("sha256").update(sealed).digest("hex")).toBe(file.sha256);
    const opened = await openFile(keys.content, file.id, new Blob([sealed]).stream());
    expect(Buffer.from(opened).equals(plain)).toBe(true);
  }, 60_000);

  test("an upload that broke off goes on where it stopped and ends with one object", async () => {
    const { call } = await browser();
    const bytes = randomBytes(2 * filePartBytes + 77);
    const file = { id: randomUUID(), sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length };
    const pieces = piecesOf(bytes);
    const open = async () => (await call("POST", "/api/vault/upload", uploadBody(file, pieces))).body.data.parts;
    const put = async ({ number, url, headers }: { number: number; url: string; headers: Record<string, string> }) =>
      url.startsWith("/")
        ? call("PUT", url, pieces[number - 1]!)
        : fetch(url, { method: "PUT", headers, body: new Uint8Array(pieces[number - 1]!) });
    const parts = await open();
    expect(parts.map(({ done }: { done: boolean }) => done)).toEqual([false, false, false]);
    await put(parts[1]);
    expect((await call("POST", `/api/vault/files/${file.id}/complete`)).body.code).toBe("FILE_NOT_STORED");
    const again = await open();
    expect(again.map(({ done }: { done: boolean }) => done)).toEqual([false, true, false]);
    await put(again[0]);
    await put(again[2]);
    for (let i = 0; i < 2; i++)
      expect((await call("POST", `/api/vault/files/${file.id}/complete`)).body.data).toEqual(file);
    expect((await open()).every(({ done }: { done: boolean }) => done)).toBe(true);
    expect(await isInStore(await keyOf(file.id))).toBe(true);
  }, 60_000);

  test("no entry is saved with a file that is missing, half there, another's, or not the one that was signed", async () => {
    const { call, seal, upload } = await browser();
    const keys = createEntryKeys();
    const file = await upload(Buffer.from("A letter"), keys);
    const other = await (await browser()).upload(Buffer.from("A letter"), keys);
    const half = { ...file, id: randomUUID() };
    await call("POST", "/api/vault/upload", uploadBody(half, [Buffer.alloc(file.size)]));
    const otherBytes = { ...file, sha256: "0".repeat(64) };
    for (const wrong of [{ ...file, id: randomUUID() }, half, other, { ...file, size: file.size + 1 }, otherBytes]) {
      const { status, body } = await call("POST", "/api/vault/create", seal({}, { file: wrong }, keys));
      expect({ status, code: body.code }).toEqual({ status: 409, code: "FILE_NOT_STORED" });
    }
    expect((await call("POST", "/api/vault/create", seal({}, { file }, keys))).status).toBe(200);
    const second = await call("POST", "/api/vault/create", seal({}, { file }, keys));
    expect(second.body.code).toBe("FILE_NOT_STORED");
  });

  test("the collector takes uploads that were never saved, and nothing that an entry or a version points to", async () => {
    const { call, seal, upload } = await browser();
    const keys = createEntryKeys();
    const kept = await upload(Buffer.from("kept"), keys);
    const loose = await upload(Buffer.from("loose"), keys);
    const first = seal({}, { file: kept }, keys);
    await call("POST", "/api/vault/create", first);
    const newer = await upload(Buffer.from("newer"), keys);
    await call(
      "PATCH",
      `/api/vault/${first.id}`,
      changeOf(seal({}, { entry: first.id, revision: 2, file: newer }, keys)),
    );
    const files = [kept, loose, newer];
    const stored = await Promise.all(files.map(({ id }) => keyOf(id)));
    await collect("24 hours");
    expect(await Promise.all(stored.map(isInStore))).toEqual([true, true, true]);
    await collect("0 seconds");
    expect(await Promise.all(stored.map(isInStore))).toEqual([true, false, true]);
    await db.owner.query("update app.vault_versions set replaced_at = now() - interval '31 days'");
    await collect("0 seconds");
    expect(await Promise.all(stored.map(isInStore))).toEqual([false, false, true]);
    await call("DELETE", `/api/vault/${first.id}`);
    await db.owner.query("update app.vault_entries set deleted_at = now() - interval '31 days' where id = $1", [
      first.id,
    ]);
    await collect("0 seconds");
    expect(await isInStore(stored[2]!)).toBe(false);
    expect((await call("GET", `/api/vault/${first.id}`)).status).toBe(404);
  });

  test("a purge and a deleted account leave nothing in the store", async () => {
    const { call, seal, upload, holder } = await browser();
    const keys = createEntryKeys();
    const file = await upload(Buffer.from("purged"), keys);
    const body = seal({}, { file }, keys);
    await call("POST", "/api/vault/create", body);
    const rest = await upload(Buffer.from("with the account"), keys);
    const stored = [await keyOf(file.id), await keyOf(rest.id)];
    await call("DELETE", `/api/vault/${body.id}`);
    await call("POST", `/api/vault/${body.id}/purge`);
    await collect("24 hours");
    expect(await Promise.all(stored.map(isInStore))).toEqual([false, true]);
    await db.owner.query("delete from app.people where id = $1", [holder.id]);
    await collect("24 hours");
    expect(await isInStore(stored[1]!)).toBe(false);
    expect((await db.owner.query("select from app.removed_objects")).rowCount).toBe(0);
  });

  test("the bytes of a plan are counted under the lock: of ten uploads at the brink one passes", async () => {
    const { call, holder } = await browser("free");
    const bytes = Buffer.alloc(1000, 7);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await db.owner.query(
      `insert into app.vault_files (holder_id, id, storage_key, state, size, sha256, part_hashes)
       select $1::uuid, gen_random_uuid(), 'vault/x-' || $1::uuid || n, 'stored', $2::bigint / 6, $3, '{}' from generate_series(1, 6) n`,
      [holder.id, quotaBytes("free") - 1500, sha256],
    );
    const bodies = Array.from({ length: 10 }, () => uploadBody({ id: randomUUID(), sha256, size: 1000 }, [bytes]));
    const answers = await Promise.all(bodies.map((body) => call("POST", "/api/vault/upload", body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "CAP_REACHED")).toHaveLength(9);
  });
});

describe("the disk's own route", () => {
  test("uploads that no entry takes are not opened without end, however small they are", async () => {
    const { call, seal, upload, holder } = await vaultBrowser(db, servers.disk, await given(db).holder());
    const keys = createEntryKeys();
    const file = await upload(Buffer.from("waits for its entry"), keys);
    await db.owner.query(
      `insert into app.vault_files (holder_id, id, storage_key, state, size, sha256, part_hashes)
       select $1::uuid, gen_random_uuid(), 'vault/y-' || $1::uuid || n, 'uploading', 1, $2, '{}' from generate_series(2, $3::int) n`,
      [holder.id, file.sha256, mostLooseFiles],
    );
    const open = () => call("POST", "/api/vault/upload", uploadBody({ ...file, id: randomUUID() }, [Buffer.alloc(1)]));
    expect((await open()).status).toBe(429);
    expect((await call("POST", "/api/vault/create", seal({}, { file }, keys))).status).toBe(200);
    expect((await open()).status).toBe(200);
  });

  test("takes bytes of the announced size and nothing else", async () => {
    const { call } = await vaultBrowser(db, servers.disk, await given(db).holder());
    const bytes = randomBytes(500);
    const file = { id: randomUUID(), sha256: createHash("sha256").update(bytes).digest("hex"), size: 500 };
    await call("POST", "/api/vault/upload", uploadBody(file, [bytes]));
    const url = `/api/vault/files/${file.id}/parts/1`;
    expect((await call("PUT", url, { json: true })).body.code).toBe("UNSUPPORTED_MEDIA_TYPE");
    expect((await call("PUT", url, randomBytes(500))).body.code).toBe("FILE_NOT_STORED");
    expect((await call("PUT", url, randomBytes(501))).body.code).toBe("FILE_NOT_STORED");
    expect((await call("PUT", `/api/vault/files/${file.id}/parts/2`, bytes)).body.code).toBe("FILE_NOT_STORED");
    expect((await call("PUT", url, bytes)).status).toBe(200);
    const stranger = await vaultBrowser(db, servers.disk, await given(db).holder());
    expect((await stranger.call("PUT", url, bytes)).status).toBe(404);
    expect((await stranger.call("GET", `/api/vault/files/${file.id}`)).status).toBe(404);
  });

  test("bytes are taken nowhere else", async () => {
    const { call } = await vaultBrowser(db, servers.disk, await given(db).holder());
    expect((await call("POST", "/api/vault/create", Buffer.from("{}"))).body.code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });
});
