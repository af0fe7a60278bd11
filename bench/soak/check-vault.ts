import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Finding } from "./check-afterwards.ts";
import type { Kept } from "./vault-kills.ts";

interface FileOfEntry {
  entry: string;
  storage_key: string | null;
  state: string | null;
  sha256: string | null;
}

/** Lets the worker collect what nobody points to, then compares entries, rows and the folder of files. */
export async function checkVault(databaseUrl: string, folder: string, { saved, gaveUp }: Kept): Promise<Finding[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const before = await filesIn(folder);
    await collect(db);
    const { rows } = await db.query<FileOfEntry>(
      `select e.id as entry, f.storage_key, f.state, f.sha256 from app.vault_entries e
         left join app.vault_files f on f.holder_id = e.holder_id and f.id = e.file_id`,
    );
    const broken = await Promise.all(rows.map(async (row) => !(await isWhole(folder, row))));
    const stored = new Set(rows.map(({ entry }) => entry));
    const lost = saved.filter((id) => !stored.has(id)).length;
    const left = await filesIn(folder);
    const known = new Set(rows.map(({ storage_key }) => `objects/${storage_key}`));
    const orphans = left.filter((file) => !known.has(file)).length;
    const notes = await db.query("select from app.removed_objects");
    const without = broken.filter(Boolean).length;
    const entries = `${rows.length} entries after ${saved.length} saves and ${gaveUp} that never came back`;
    const removed = `the collector removed ${before.length - left.length} of ${before.length} files`;
    return [
      {
        ok: lost === 0 && saved.length > 0 && gaveUp > 0,
        text: `[OPS-006] ${lost} answered saves are lost; ${entries}`,
      },
      { ok: without === 0, text: `${without} entries are without their file` },
      { ok: orphans === 0 && left.length > 0, text: `${orphans} files are without an entry; ${removed}` },
      { ok: before.length > left.length, text: "there were files to collect" },
      { ok: notes.rowCount === 0, text: `${notes.rowCount} objects still wait for their removal` },
    ];
  } finally {
    await db.end();
  }
}

/** Every upload grows a day older, and the job that runs every hour runs now. */
async function collect(db: pg.Client): Promise<void> {
  await db.query("update app.vault_files set created_at = created_at - interval '25 hours'");
  const { rows } = await db.query<{ id: string }>(
    "insert into pgboss.job (name, data) values ('vault.collect-files', '{}') returning id",
  );
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const { rowCount } = await db.query("select from pgboss.job where id = $1 and state = 'completed'", [rows[0]!.id]);
    if (rowCount) return;
    await sleep(250);
  }
  throw new Error("The collector did not end within a minute");
}

async function isWhole(folder: string, { storage_key, state, sha256 }: FileOfEntry): Promise<boolean> {
  if (!storage_key || state !== "stored") return false;
  const bytes = await readFile(join(folder, "objects", storage_key)).catch(() => null);
  return bytes !== null && createHash("sha256").update(bytes).digest("hex") === sha256;
}

/** Objects and parts of uploads alike. */
async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
