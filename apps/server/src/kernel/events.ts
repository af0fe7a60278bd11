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
