import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

export const MIGRATIONS = join(import.meta.dirname, "../migrations");

export interface Migration {
  number: number;
  name: string;
  sha256: string;
  sql: string;
}

/** The migrations this build knows, in order. Throws on a name that does not fit, or on a gap in the numbers. */
export function readMigrations(directory = MIGRATIONS): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file, index) => {
      const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
      if (!number || !name || Number(number) !== index + 1)
        throw new Error(`Migration ${file} should be named ${String(index + 1).padStart(4, "0")}-some-name.sql.`);
      const sql = readFileSync(join(directory, file), "utf8");
      return { number: index + 1, name, sha256: createHash("sha256").update(sql).digest("hex"), sql };
    });
}

export interface AppliedMigration {
  number: number;
  name: string;
  sha256: string;
}

/** What stands in the database; empty when it was never migrated. */
export async function readApplied(db: pg.Pool | pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await db.query("select to_regclass('public.schema_migrations') is not null as there");
  if (!found[0].there) return [];
  const { rows } = await db.query("select number, name, sha256 from public.schema_migrations order by number");
  return rows;
}

export type SchemaState = "up-to-date" | "behind" | "ahead" | "different";

/** "different" means that an applied migration was edited afterwards. */
export function compare(known: Migration[], applied: AppliedMigration[]): SchemaState {
  const shared = applied.filter((migration) => migration.number <= known.length);
  if (shared.some((migration) => known[migration.number - 1]?.sha256 !== migration.sha256)) return "different";
  if (applied.length > known.length) return "ahead";
  return applied.length < known.length ? "behind" : "up-to-date";
}
