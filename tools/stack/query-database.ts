import pg from "pg";

/** One statement on the database of a stack, as its owner, over a connection of its own. */
export async function queryDatabase<Row extends object>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return (await db.query<Row>(text, [...values])).rows;
  } finally {
    await db.end();
  }
}
