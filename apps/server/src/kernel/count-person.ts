import type { RateLimitName } from "@heirlock/contract/rate-limits";
import type { Caller } from "./actor.ts";
import { type CountDeps, countTry } from "./rate-limit.ts";
import { inTransaction } from "./transaction.ts";

/**
 * Counts a try of the signed-in person, before the transaction that it is for: counting takes a connection of the same
 * app, and transactions that wait for a second one would wait for each other.
 */
export async function countPerson(deps: CountDeps, caller: Caller, name: RateLimitName): Promise<void> {
  const userId = await inTransaction(deps.app, caller, async (_tx, actor) => actor.userId);
  await countTry(deps, name, userId);
}
