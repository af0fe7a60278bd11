import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyChain } from "@heirlock/db/audit-chain";
import pg from "pg";
import type { Acknowledged } from "./writers.ts";

export interface Finding {
  ok: boolean;
  text: string;
}

/** Compares what was acknowledged with what the database, the audit chains and the mailbox hold. */
export async function checkAfterwards(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
  signedUp: readonly string[],
  mailDirectory: string,
): Promise<Finding[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return [...(await writes(db, acknowledged)), await chains(db), await mails(mailDirectory, signedUp)];
  } finally {
    await db.end();
  }
}

async function writes(db: pg.Client, acknowledged: readonly Acknowledged[]): Promise<Finding[]> {
  const stored = await db.query<{ id: string; version: number; title: string }>(
    "select id, version, title from app.assets",
  );
  const byId = new Map(stored.rows.map((row) => [row.id, row]));
  const lost = acknowledged.filter(({ assetId, version, title }) => {
    const row = byId.get(assetId);
    return version === 0 ? row !== undefined : row?.version !== version || row.title !== title;
  });
  const created = await counts(
    db,
    `select body::json -> 'data' ->> 'asset' as id, count(*)::int as n from audit.entries
      where body::json ->> 'type' = 'asset.created' group by 1`,
  );
  const events = await counts(
    db,
    "select payload ->> 'id' as id, count(*)::int as n from app.events where kind = 'asset.created' group by 1",
  );
  const doubled = acknowledged.filter(({ assetId }) => created.get(assetId) !== 1 || events.get(assetId) !== 1);
  const unaudited = stored.rows.filter(({ id }) => created.get(id) !== 1);
  return [
    { ok: acknowledged.length > 0, text: `${acknowledged.length} writes were acknowledged` },
    { ok: lost.length === 0, text: `[OPS-006] ${lost.length} acknowledged writes were lost` },
    {
      ok: doubled.length === 0,
      text: `[OPS-006] ${doubled.length} creates without exactly one audit row and one event`,
    },
    { ok: unaudited.length === 0, text: `${unaudited.length} stored assets without their audit row` },
  ];
}

async function counts(db: pg.Client, text: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; n: number }>(text);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

async function chains(db: pg.Client): Promise<Finding> {
  const heads = await db.query("select estate_id, seq::int, encode(hash, 'hex') as hash from audit.heads");
  let bad = 0;
  for (const { estate_id, ...head } of heads.rows) {
    const { rows } = await db.query(
      `select seq::int, body, encode(prev_hash, 'hex') as "prevHash", encode(hash, 'hex') as hash
         from audit.entries where estate_id = $1 order by seq`,
      [estate_id],
    );
    if (verifyChain(estate_id, rows, head)) bad += 1;
  }
  const all = heads.rows.length;
  return { ok: bad === 0 && all > 0, text: `[OPS-006] ${bad} of ${all} audit chains do not verify` };
}

/** The worker may have died between sending and noting it: the same Message-ID twice is one mail to its receiver. */
async function mails(directory: string, signedUp: readonly string[]): Promise<Finding> {
  const end = Date.now() + 60_000;
  let missing: string[] = [...signedUp];
  let doubled = 0;
  while (Date.now() < end) {
    const ids = new Map<string, Set<string>>();
    for (const name of (await readdir(directory)).filter((file) => file.endsWith(".json"))) {
      const mail = JSON.parse(await readFile(join(directory, name), "utf8"));
      for (const to of mail.to) ids.set(to, (ids.get(to) ?? new Set()).add(mail.messageId));
    }
    missing = signedUp.filter((email) => !ids.has(email));
    doubled = signedUp.filter((email) => (ids.get(email)?.size ?? 0) > 1).length;
    if (missing.length === 0) break;
    await sleep(500);
  }
  return {
    ok: missing.length === 0 && doubled === 0,
    text: `[OPS-007] of ${signedUp.length} sign-ups ${missing.length} got no mail and ${doubled} got two`,
  };
}
