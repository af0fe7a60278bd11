import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { moveMember, noteChange, withMember } from "../members.transaction.ts";

/** Takes an invitation back: its link stops working and the member is pending again. Refuses with INVALID_TRANSITION. */
export async function cancelInvitation({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<void> {
  await withMember(app, caller, id, async (tx, member, { userId }) => {
    await moveMember(tx, member, "cancel_invitation", { actor: "holder", userId });
    await noteChange(tx, member, { type: "member.invitation_cancelled", by: userId });
  });
}
