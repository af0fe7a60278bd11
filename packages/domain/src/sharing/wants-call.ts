import type { MemberStatus } from "../members/statuses.ts";

export interface KeyStanding {
  status: MemberStatus;
  confirmed_by_holder: boolean;
  keys: { state: "none" | "unverified" | "verified" | "changed" | "refused" };
}

/** Joined with keys of their own that nobody has compared yet, or with other keys than before: the holder has to call. */
export function wantsCall({ status, confirmed_by_holder, keys }: KeyStanding): boolean {
  return status === "confirmed" && !confirmed_by_holder && (keys.state === "unverified" || keys.state === "changed");
}
