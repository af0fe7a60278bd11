import pg from "pg";

/** Every row of every table, written as PostgreSQL writes it (bytes in hex), by table: to look for what must not be there. */
export async function readEveryRow(databaseUrl: string): Promise<Map<string, string>> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const { rows: tables } = await db.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const texts = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await db.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.set(name, rows.map(({ row }) => row).join("\n"));
    }
    return texts;
  } finally {
    await db.end();
  }
}
