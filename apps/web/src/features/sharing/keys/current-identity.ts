import type { MemberIdentity } from "@heirlock/contract/sharing/keys";

/** The one that the member's account has today: only it can be compared. Null for whoever has no account yet. */
export function currentIdentity(identities: readonly MemberIdentity[]): MemberIdentity | null {
  return identities.find(({ is_current, state }) => is_current && state !== "retired") ?? null;
}
