import type { EventKind } from "@heirlock/contract/inbox";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Statement } from "./statement.ts";
import type { Tx } from "./transaction.ts";

export interface NewEvent {
  recipient: Uuid;
  kind: EventKind;
  /** Ids only; the receiver fetches the rest with their permissions (D66). */
  payload: Record<string, string>;
}

const publishEvent: Statement = { name: "event-publish", text: "select app.publish_event($1, $2, $3)" };

/** Numbers and stores a live event; open streams hear of it when the transaction commits. */
export async function publish(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(publishEvent, [event.recipient, event.kind, JSON.stringify(event.payload)]);
}
