import type { Waiting, WaitingKind } from "./waiting.ts";

/** How many of them are done at a page of this kind, for its badge. */
export function countWaiting(
  waiting: readonly Waiting[],
  side: "holder" | "member",
  kinds: readonly WaitingKind[],
): number {
  return waiting.filter((one) => one.side === side && kinds.includes(one.kind)).length;
}
