import type { EventKind } from "@heirlock/contract/events";
import type { AccountId } from "@heirlock/domain/identifiers";
import { publishEvent } from "./kernel.queries.ts";
import type { Tx } from "./transaction.ts";

export interface NewEvent {
  recipient: AccountId;
  kind: EventKind;
  /** Ids only; the receiver fetches the rest with their permissions (D66). */
  payload: Record<string, string>;
}

/** Numbers and stores a live event; open streams hear of it when the transaction has committed. */
export async function publish(tx: Tx, event: NewEvent): Promise<void> {
  const [published] = await tx.query(publishEvent, [event.recipient, event.kind, JSON.stringify(event.payload)]);
  tx.announce(published!.note);
}

/**
 * The same inside a larger statement, as an SQL expression that answers the note; `recipient` and `id` are SQL
 * expressions too. The kind is checked here, because a literal in SQL is not.
 */
export function publishing(kind: EventKind, { recipient, id }: Record<"recipient" | "id", string>): string {
  return `app.publish_event(${recipient}, '${kind}', jsonb_build_object('id', ${id}))`;
}
