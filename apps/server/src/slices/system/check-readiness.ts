import { compare, type Migration, readApplied } from "@heirlock/db/migrations";
import type { Pool } from "pg";

/** What keeps the process from serving; null when nothing does. */
export type MissingPart = "database" | "migrations";

/** Asks the database, for at most two seconds, whether it has the migrations that this build knows. */
export async function missingPart(pool: Pool, known: Migration[]): Promise<MissingPart | null> {
  const late = new Promise<"late">((resolve) => setTimeout(resolve, 2000, "late").unref());
  try {
    const applied = await Promise.race([readApplied(pool), late]);
    if (applied === "late") return "database";
    return compare(known, applied) === "up-to-date" ? null : "migrations";
  } catch {
    return "database";
  }
}
