import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { setActive } from "./members.queries.ts";
import { noteChange, noteHistory, withMember } from "./members.transaction.ts";

/** Switched off a member keeps their roles and sees nothing (MEM-114). What is so already changes nothing. */
export async function toggleActive(
  { app }: { app: Pool },
  caller: Caller,
  { id, is_active: isActive }: { id: MemberId; is_active: boolean },
): Promise<boolean> {
  return await withMember(app, caller, id, async (tx, member, { holderId }) => {
    if (member.isActive === isActive) return isActive;
    await tx.query(setActive, [holderId, id, isActive]);
    const [from, to] = isActive ? ["inactive", "active"] : ["active", "inactive"];
    const action = isActive ? "activated" : "deactivated";
    await noteHistory(tx, member, { type: "status", action, from, to, by: holderId });
    await noteChange(tx, member, { type: `member.${action}` as const, by: holderId });
    return isActive;
  });
}
