import { createHash, randomBytes } from "node:crypto";
import pg from "pg";

/** A person of the load test, with a session that is good for the whole run. */
export interface Holder {
  id: string;
  /** The Cookie header of a signed-in browser. */
  cookie: string;
}

/** Writes estates straight into the database: what is measured are requests, not sign-ups. */
export async function plantEstates(databaseUrl: string, count: number, assetsEach: number): Promise<Holder[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: string; hash: string }>(
      `with person as (
         select gen_random_uuid() as id, hash, n from unnest($1::text[]) with ordinality as h (hash, n)
       ), users as (
         insert into auth.users (id, name, email, email_verified)
         select id, 'Load', 'load-' || id || '@load.heirlock.test', true from person
       ), people as (
         insert into app.people (id, first_name, last_name) select id, 'Load', 'Test' from person
       ), estates as (
         insert into app.estates (holder_id, plan) select id, 'family' from person
       ), sessions as (
         insert into auth.sessions (id, user_id, token, expires_at)
         select gen_random_uuid(), id, hash, now() + interval '23 hours' from person
       )
       select id, hash from person order by n`,
      [hashes],
    );
    await db.query(
      `insert into app.assets (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency, location, description)
       select e.holder_id, gen_random_uuid(), 'Asset ' || n, 'physical', 'real_estate', 1000 * n, 'USD', 'Beirut, Lebanon',
              'Third floor, two balconies. The deed is in the safe and a copy is in the blue folder.'
         from app.estates e cross join generate_series(1, $1) n`,
      [assetsEach],
    );
    // An entry that two of the assets are linked to, so that equal answers say something about the links.
    await db.query(
      `with house as (
         select holder_id, id, gen_random_uuid() as entry_id from app.assets where title = 'Asset 1'
       ), entries as (
         insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details,
           content, content_hash, label_key, content_key, revision, generation, key_id, signature)
         select holder_id, entry_id, 'note', 'after_death', 'hlf1.t', 'hlf1.d', 'hlf1.g', 'hlf1.m', 'hlf1.c', 'h',
                'hle1.root.label.k', 'hle1.root.content.k', 1, 1, 'k', 's'
           from house
       )
       insert into app.vault_asset_links (holder_id, entry_id, asset_id)
       select h.holder_id, h.entry_id, a.id
         from house h join app.assets a on a.holder_id = h.holder_id and a.title in ('Asset 1', 'Asset 2')`,
    );
    await db.query("analyze");
    return rows.map(({ id }, i) => ({ id, cookie: `__Host-hl_session=${tokens[i]}` }));
  } finally {
    await db.end();
  }
}
