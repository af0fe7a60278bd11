import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { diskStore } from "../kernel/storage/disk-store.ts";
import { connectKeeper } from "./keeper-database.ts";
import { compareDatabase, type Memory, recall, storeCheckpoints } from "./last-checkpoint.ts";
import { makeCheckpoint } from "./make-checkpoint.ts";
import { keepHeads, openHeadMemory } from "./newest-heads.ts";
import { ownFiles } from "./own-files.ts";
import { makeKey, openSigner, publicFile } from "./signing-key.ts";

/** A keeper without its clock: it does what it is told, on a real database and a real store. */
export async function testKeeper(db: TestDatabase) {
  const home = mkdtempSync(join(tmpdir(), "heirlock-keeper-"));
  const files = ownFiles(join(home, "keeper"));
  await makeKey(files, { token: null }, "2026-11-16");
  const memory: Memory = {
    files,
    store: diskStore(join(home, "files")),
    signer: await openSigner(files, { token: null }),
  };
  const database = await connectKeeper(db.urlOf("heirlock_keeper"));
  return {
    memory,
    database,
    keysFile: join(home, "keeper", publicFile),
    keeperDir: join(home, "keeper"),
    storageDir: join(home, "files"),
    checkpoints: join(home, "files/objects/checkpoints"),
    state: async () => (await compareDatabase(database, memory.signer, await recall(memory))).state,
    /** As every second. */
    keepHeads: () => keepHeads(openHeadMemory(files), database),
    async checkpoint(now = new Date()) {
      const { newest } = await compareDatabase(database, memory.signer, null);
      const heads = openHeadMemory(files);
      await keepHeads(heads, database);
      const made = await makeCheckpoint({ database, signer: memory.signer, heads, now }, newest);
      await storeCheckpoints(memory, database);
      return made;
    },
    async stop() {
      await database.close();
      rmSync(home, { recursive: true });
    },
  };
}
