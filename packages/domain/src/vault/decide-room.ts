import { type PlanCode, plans, roomFor } from "../billing/plans.ts";
import { maxSealedFileBytes } from "./limits.ts";

export type VaultRoom =
  | { allowed: true }
  /** Free says "requires a paid plan" (D22); on a paid plan that would be untrue. */
  | { allowed: false; code: "PAYWALL" | "CAP_REACHED"; used: number; max: number };

/** May one more entry be kept? */
export function decideRoom(plan: PlanCode, used: number): VaultRoom {
  const room = roomFor("vault", plan, used);
  if (room.allowed) return room;
  return { ...room, code: plan === "free" ? "PAYWALL" : "CAP_REACHED" };
}

/** Every entry may have a file of full size, and an earlier one of it may still lie in the bin. */
export function quotaBytes(plan: PlanCode): number {
  return plans[plan].limits.vault * maxSealedFileBytes * 2;
}

/** May this much more be stored? */
export function decideQuota(plan: PlanCode, usedBytes: number, more: number): VaultRoom {
  const max = quotaBytes(plan);
  if (usedBytes + more <= max) return { allowed: true };
  return { allowed: false, code: "CAP_REACHED", used: usedBytes, max };
}
