import { ApiError } from "../../api/api-error.ts";
import { askPlan } from "../../keys/keys-client.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import { compareHead } from "../compare-head.ts";
import { isVouchedFor, noteHead, noteNothingYet } from "./known-heads.ts";
import { nameHead } from "./named-head.ts";
import { fetchPlan } from "./served-plan.ts";

/**
 * Before anything is signed: somebody other than the server vouches for the plan that it is to follow (KEY-079). Rejects
 * with NOT_CONFIRMED where only the holder could, and would rather not or is not to be asked.
 */
export async function requireCompared(
  owner: KeyOwner,
  { asks, signal }: { asks: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  if (isVouchedFor(owner.verifyingKey)) return;
  const served = await fetchPlan(owner, signal);
  if (isVouchedFor(owner.verifyingKey)) return;
  const { seen } = await askPlan("readPlan", { ...owner, served }, { signal });
  if (!asks || !(await compareHead(seen && (await nameHead(seen)))))
    throw new ApiError("NOT_CONFIRMED", "Nobody has compared the plan that is served");
  if (seen) noteHead(owner.verifyingKey, seen);
  else noteNothingYet(owner.verifyingKey);
}
