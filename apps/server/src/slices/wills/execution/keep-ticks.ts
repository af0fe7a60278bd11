import type { WillId } from "@heirlock/domain/identifiers";
import { keptTicks } from "@heirlock/domain/wills/execution-progress";
import type { Actor } from "../../../kernel/actor.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { reloadExecution, saveTicks } from "./execution.queries.ts";
import { askedOf, publishedIn } from "./execution-answer.ts";

/** Takes the ticks of the version before along that read the same under the law of the new one, unconfirmed (D55). */
export async function keepTicks(tx: Tx, { holderId }: Actor, will: WillId): Promise<void> {
  const [now, before] = publishedIn(await tx.query(reloadExecution, [holderId, will]));
  if (!now || !before || before.ticked.length === 0) return;
  const [was, is] = await Promise.all([askedOf(before, "en"), askedOf(now, "en")]);
  await tx.query(saveTicks, [holderId, will, now.number, keptTicks(before.ticked, was.items, is.items), false]);
}
