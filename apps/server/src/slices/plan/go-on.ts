import type { PlanStep } from "@heirlock/contract/plan/step";
import { headHash } from "@heirlock/crypto/verify";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { type GivenCode, hasSecondFactor } from "../account/factors/use-code.ts";
import { withFactorFor } from "../account/factors/with-factor-for.ts";
import type { CameFrom } from "../account/visit.ts";
import { type StoredHead, storeStep } from "./store-step.ts";

type GoOnDeps = Parameters<typeof withFactorFor>[0] & { app: Pool };

/**
 * The way on from the stop page: a head that follows the stored one and gives up another that the holder's device has seen
 * (KEY-078). Who has a second factor gives it for this very head; everybody else has proved freshly who they are. Refuses
 * as `storeStep`, and with INVALID_CODE.
 */
export async function goOn(
  deps: GoOnDeps,
  caller: Caller,
  { step, visit, ...given }: { step: PlanStep; visit: CameFrom } & GivenCode,
): Promise<StoredHead> {
  const isGuarded = await inTransaction(deps.auth, caller, (tx, { userId }) => hasSecondFactor(tx, userId));
  const request = { action: "plan.go_on", about: [headHash(step.head.text)] };
  // Factors belong to another role of the database: the code is used up even if the head is refused.
  if (isGuarded) await withFactorFor(deps, caller, { request, given, visit }, async () => {});
  return await inTransaction(deps.app, caller, (tx, actor) => storeStep(tx, actor, step, { givesUp: true }));
}
