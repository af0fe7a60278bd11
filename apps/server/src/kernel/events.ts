import type { EventKind } from "@heirlock/contract/events";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Statement } from "./statement.ts";
import type { Tx } from "./transaction.ts";

export interface NewEvent {
  recipient: Uuid;
  kind: EventKind;
  /** Ids only; the receiver fetches the rest with their permissions (D66). */
  payload: Record<string, string>;
}

const publishEvent: Statement = { name: "event-publish", text: "select app.publish_event($1, $2, $3) as note" };

/** Numbers and stores a live event; open streams hear of it when the transaction has committed. */
export async function publish(tx: Tx, event: NewEvent): Promise<void> {
  const values = [event.recipient, event.kind, JSON.stringify(event.payload)];
  const [published] = await tx.query<{ note: string }>(publishEvent, values);
  tx.announce(published!.note);
}
