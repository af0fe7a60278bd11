import { randomUUID } from "node:crypto";
import { testDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import type { ObjectStore } from "../../../kernel/storage/object-store.ts";
import { collectFiles } from "./collect-files.ts";

const db = testDatabase();

const hash = "0".repeat(64);
async function looseFile(): Promise<{ holder: string; id: string; key: string }> {
  const { id: holder } = await given(db).holder();
  const file = { holder, id: randomUUID(), key: `vault/1-${randomUUID()}.age` };
  await db.owner.query(
    `insert into app.vault_files (holder_id, id, storage_key, state, size, sha256, part_hashes, created_at)
     values ($1, $2, $3, 'stored', 9, $4, '{}', now() - interval '2 days')`,
    [file.holder, file.id, file.key, hash],
  );
  return file;
}
const worker = () => db.as("heirlock_worker");
const isKept = async (id: string) =>
  (await db.owner.query("select from app.vault_files where id = $1", [id])).rowCount === 1;
test("a file that is being saved with an entry while the collector comes stays, and neither waits for the other", async () => {
  const file = await looseFile();
  const saver = await db.owner.connect();
  const entry = randomUUID();
  const removed: string[] = [];
  try {
    await saver.query("begin");
    await saver.query("update app.vault_files set entry_id = $2 where id = $1", [file.id, entry]);
    await saver.query(
      `insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details, content,
         content_hash, label_key, content_key, revision, generation, key_id, signature, file_id)
       values ($1, $2, 'note', 'after_death', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', '', 'hle1.root.label.',
         'hle1.root.content.', 1, 1, '', '', $3)`,
      [file.holder, entry, file.id],
    );
    const collect = () => collectFiles({ worker: worker(), store: storeWith((key) => void removed.push(key)) });
    await collect();
    await saver.query("commit");
    await collect();
  } finally {
    await saver.query("rollback");
    saver.release();
  }
  expect(await isKept(file.id)).toBe(true);
  expect(removed).toEqual([]);
});

test("a file goes with the last entry or version that holds it, and a mark that was wrong is taken back", async () => {
  const file = await looseFile();
  const entry = randomUUID();
  const collect = () => collectFiles({ worker: worker(), store: storeWith(() => {}) });
  const isLoose = async () =>
    (await db.owner.query("select is_loose from app.vault_files where id = $1", [file.id])).rows[0]?.is_loose;
  await db.owner.query(
    `insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details, content,
       content_hash, label_key, content_key, revision, generation, key_id, signature, file_id)
     values ($1, $2, 'note', 'after_death', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', '', 'hle1.root.label.',
       'hle1.root.content.', 2, 1, '', '', $3)`,
    [file.holder, entry, file.id],
  );
  expect(await isLoose()).toBe(false);
  await db.owner.query(
    `insert into app.vault_versions (holder_id, entry_id, revision, category, access_condition, title, description, tags,
       details, content, content_hash, label_key, content_key, generation, key_id, signature, file_id, saved_at, replaced_at)
     select holder_id, id, 1, category, access_condition, title, description, tags, details, content, content_hash,
            label_key, content_key, generation, key_id, signature, file_id, saved_at, now() - interval '31 days'
       from app.vault_entries where id = $1`,
    [entry],
  );
  await collect();
  expect(await isLoose()).toBe(false);
  await db.owner.query("update app.vault_entries set file_id = null where id = $1", [entry]);
  expect(await isLoose()).toBe(true);
  await collect();
  expect(await isKept(file.id)).toBe(false);
});

test("an object that the store does not give up stands in the way of no other, and is tried again", async () => {
  const files = [await looseFile(), await looseFile(), await looseFile()];
  const stuck = files[0]!.key;
  const removed: string[] = [];
  const store = storeWith((key) => {
    if (key === stuck && !isMended) throw new Error("The store answers with 500");
    removed.push(key);
  });
  let isMended = false;
  await expect(collectFiles({ worker: worker(), store })).rejects.toThrow("The store answers with 500");
  expect(new Set(removed)).toEqual(new Set([files[1]!.key, files[2]!.key]));
  expect((await db.owner.query("select storage_key from app.removed_objects")).rows).toEqual([{ storage_key: stuck }]);
  isMended = true;
  await collectFiles({ worker: worker(), store });
  expect(removed.at(-1)).toBe(stuck);
  expect((await db.owner.query("select from app.removed_objects")).rowCount).toBe(0);
});

function storeWith(remove: (key: string) => void): ObjectStore {
  return { remove: async (key: string) => remove(key) } as unknown as ObjectStore;
}
