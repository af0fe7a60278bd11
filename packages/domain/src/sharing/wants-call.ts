import type { MemberStatus } from "../members/statuses.ts";

export interface KeyStanding {
  status: MemberStatus;
  confirmedByHolder: boolean;
  keys: "none" | "unverified" | "verified" | "changed" | "refused";
}

/** Whether the holder has a call to make: the member has joined, and nobody has compared words with them yet. */
export function wantsCall({ status, confirmedByHolder, keys }: KeyStanding): boolean {
  return status === "confirmed" && !confirmedByHolder && (keys === "unverified" || keys === "changed");
}
