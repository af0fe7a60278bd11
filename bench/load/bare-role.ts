import pg from "pg";

/**
 * A role as plain as the app's own, but for row security, which is ours to pay for: the bare server reads and writes
 * assets with it. A superuser would skip the permission checks as well.
 */
export async function plantBareRole(databaseUrl: string): Promise<string> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query("create role bare login bypassrls password 'bare'");
    await db.query("grant usage on schema app to bare");
    await db.query("grant select, insert on app.assets to bare");
    await db.query("grant select on app.vault_asset_links, app.vault_entries to bare");
  } finally {
    await db.end();
  }
  const url = new URL(databaseUrl);
  url.username = "bare";
  url.password = "bare";
  return url.href;
}
