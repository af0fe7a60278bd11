import type { MemberId } from "@heirlock/domain/identifiers";
import { type GovernedNewsKind, neededFor } from "@heirlock/domain/inbox/news-kinds";
import type { Tx } from "../../../kernel/transaction.ts";
import { addNews } from "../../inbox/add-news.ts";
import { levelsOfMember } from "./permissions.queries.ts";
import { levelsToday } from "./stored-levels.ts";

/**
 * News of the plan for one of its members, in the transaction in which it happens; none without the permission that the
 * kind needs today (EVT-009). Inside of the holder's estate.
 */
export async function tellOfPlan(tx: Tx, kind: GovernedNewsKind, membershipId: MemberId): Promise<void> {
  const [row] = await tx.query(levelsOfMember, [membershipId]);
  if (row && levelsToday(row)[neededFor(kind)] !== "none") await addNews(tx, kind, membershipId);
}
