import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { type Sending, tellOther } from "./letters/tell-other.ts";
import { type LockedMember, moveMember, noteChange, withMember } from "./members.transaction.ts";

/**
 * Ends a membership: open requests and invitations are void, and nothing is handed out from then on. Refuses with
 * INVALID_TRANSITION.
 */
export async function revokeMember(
  { app, jobs }: { app: Pool; jobs: Sending },
  caller: Caller,
  { id, reason }: { id: MemberId; reason?: string | undefined },
): Promise<void> {
  await withMember(app, caller, id, (tx, member) => revokeInside(tx, jobs, member, reason));
}

/** The same inside of a transaction of the holder that has locked the member. */
export async function revokeInside(tx: Tx, jobs: Sending, member: LockedMember, reason?: string): Promise<void> {
  const userId = member.holderId;
  await moveMember(tx, member, "revoke", { actor: "holder", userId, reason });
  await noteChange(tx, member, { type: "member.revoked", by: userId });
  if (member.status === "confirmed") await tellOther(tx, jobs, member, { kind: "membership_ended" });
}
