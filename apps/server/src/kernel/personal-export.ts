import type { AccountId } from "@heirlock/domain/identifiers";
import type { KeyRing } from "./key-ring.ts";

/**
 * What the personal export holds of one table of the schemas `app` and `auth` (SEC-036). A test compares the sections of
 * all slices with the database, so that a new column is either exported or kept back for a written reason.
 */
export interface ExportSection {
  table: `${"app" | "auth"}.${string}`;
  /** The role that may read it. */
  as: "app" | "auth";
  /** Which rows are the person's, whose id is $1. */
  where: string;
  /** Exported columns, by their names in the table. */
  columns: readonly string[];
  /** Columns kept back, and why. */
  without?: Readonly<Record<string, string>>;
  /** Opens values that are stored under a key of the server's secret, or strips hashes from them. */
  revealed?: Readonly<Record<string, (value: never, row: Record<string, unknown>, key: RevealKey) => unknown>>;
}

export interface RevealKey {
  ring: KeyRing;
  userId: AccountId;
}

/** Reasons that many sections share. */
export const keptBack = {
  self: "the person's own id, which heads the export",
  provesNothing: "a hash of a secret: useful only for guessing it",
  anotherAccount: "another person's account",
  unused: "a column of the sign-in library that stays empty",
  innerNumber: "an internal number",
} as const;

type More = Pick<ExportSection, "without" | "revealed">;

/** Rows of an estate: its holder_id is the person. */
export function estateRows(table: `app.${string}`, columns: readonly string[], more: More = {}): ExportSection {
  const without = { holder_id: keptBack.self, ...more.without };
  return { table, as: "app", where: "holder_id = $1", columns, ...more, without };
}

/** Rows of a person: their user_id is the person. */
export function personRows(table: ExportSection["table"], columns: readonly string[], more: More = {}): ExportSection {
  const as = table.startsWith("auth.") ? "auth" : "app";
  const without = { user_id: keptBack.self, ...more.without };
  return { table, as, where: "user_id = $1", columns, ...more, without };
}
