import { Kysely, PostgresDialect as KyselyDialect } from "kysely";
import { generate, PostgresDialect } from "kysely-codegen";
import pg from "pg";

/** The tables of app, auth, audit and law as Kysely sees them; the pools hand over dates, numerics and bigints as text. */
export async function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  const db = new Kysely<never>({
    dialect: new KyselyDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: "string", numericParser: "string" }),
      defaultSchemas: [],
      includePattern: "(app|auth|audit|law).*",
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}
