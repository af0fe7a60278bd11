import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { type Sending, tellOther } from "./letters/tell-other.ts";
import { moveMember, noteChange, withMember } from "./members.transaction.ts";

/**
 * Ends a membership: open requests and invitations are void, and nothing is handed out from then on. Refuses with
 * INVALID_TRANSITION.
 */
export async function revokeMember(
  { app, jobs }: { app: Pool; jobs: Sending },
  caller: Caller,
  { id, reason }: { id: MemberId; reason?: string | undefined },
): Promise<void> {
  await withMember(app, caller, id, async (tx, member, { userId }) => {
    await moveMember(tx, member, "revoke", { actor: "holder", userId, reason });
    await noteChange(tx, member, { type: "member.revoked", by: userId });
    if (member.status === "confirmed") await tellOther(tx, jobs, member, { kind: "membership_ended" });
  });
}
