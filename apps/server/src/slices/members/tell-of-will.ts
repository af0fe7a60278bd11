import type { HolderId, WillId } from "@heirlock/domain/identifiers";
import { publish } from "../../kernel/events.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { addNews } from "../inbox/add-news.ts";
import { type Sending, tellOther } from "./letters/tell-other.ts";
import { listAudience } from "./permissions/permissions.queries.ts";
import { levelsToday } from "./permissions/stored-levels.ts";

/**
 * Tells the members of a plan that a version of a will was published (D54), in the transaction in which it is: those who
 * may know how a will stands and want to be told. What the will says is in neither the event nor the letter.
 */
export async function tellOfWill(tx: Tx, jobs: Sending, holderId: HolderId, will: WillId): Promise<void> {
  for (const row of await tx.query(listAudience, [holderId, will])) {
    const levels = levelsToday(row);
    if (levels.canViewWillStatus === "none") continue;
    await publish(tx, { recipient: row.user_id!, kind: "relationship.changed", payload: { id: row.id } });
    if (levels.canReceiveNotifications === "none") continue;
    await addNews(tx, "will_published", row.id);
    await tellOther(tx, jobs, { id: row.id, userId: row.user_id }, { kind: "will_published" });
  }
}
