import { schemaState } from "@heirlock/db/migrate";
import type { Pool } from "pg";

/** What keeps the process from serving; null when nothing does. */
export type MissingPart = "database" | "migrations";

/** Asks the database, for at most two seconds. */
export async function missingPart(pool: Pool): Promise<MissingPart | null> {
  const late = new Promise<"late">((resolve) => setTimeout(resolve, 2000, "late").unref());
  try {
    const state = await Promise.race([schemaState(pool), late]);
    if (state === "late") return "database";
    return state === "up-to-date" ? null : "migrations";
  } catch {
    return "database";
  }
}
