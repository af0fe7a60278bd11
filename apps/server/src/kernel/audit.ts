import type { AuditEvent } from "@heirlock/contract/audit";
import type { AccountId } from "@heirlock/domain/identifiers";
import { appendEntry } from "./kernel.queries.ts";
import type { Tx } from "./transaction.ts";

export interface AuditEntry {
  /** Whose chain: the holder's id. */
  estate: AccountId;
  type: AuditEvent;
  /** Null when no person acted (a timer, a job). */
  actor: AccountId | null;
  /** Ids and codes only, so that erasing a person leaves the chain valid (OPS-023). */
  data?: Record<string, string | number | boolean | null | readonly string[]>;
}

/** Appends to the estate's hash chain, in the transaction that did what it tells. */
export async function append(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(appendEntry, [entry.estate, entry.type, entry.actor, JSON.stringify(entry.data ?? {})]);
}

/**
 * The same inside a larger statement, which thereby stays one round trip. The parts are SQL expressions; the event is
 * checked here, because a literal in SQL is not.
 */
export function appending(
  type: AuditEvent,
  { estate, actor, data }: Record<"estate" | "actor" | "data", string>,
): string {
  return `audit.append(${estate}, '${type}', ${actor}, ${data})`;
}
