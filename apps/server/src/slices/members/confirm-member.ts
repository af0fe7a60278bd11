import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { moveMember, noteChange, withMember } from "./members.transaction.ts";

/** By hand: for children and people without e-mail, whose roles are active at once (D33). Refuses with INVALID_TRANSITION. */
export async function confirmMember({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<void> {
  await withMember(app, caller, id, async (tx, member, { userId }) => {
    await moveMember(tx, member, "confirm_by_hand", { actor: "holder", userId });
    await noteChange(tx, member, { type: "member.confirmed", by: userId });
  });
}
