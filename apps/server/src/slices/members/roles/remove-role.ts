import type { RoleId } from "@heirlock/domain/identifiers";
import { toggleRole } from "@heirlock/domain/members/chosen-roles";
import { removeRole as decide } from "@heirlock/domain/members/role-transitions";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { addNews } from "../../inbox/add-news.ts";
import { noteChange, noteHistory } from "../members.transaction.ts";
import { stateOf } from "./role-answer.ts";
import * as queries from "./roles.queries.ts";
import { withRole } from "./with-role.ts";

/** Takes a role away; if it was the primary one, the next is (MEM-053). Refuses with LAST_ROLE and those of D40. */
export async function removeRole({ app }: { app: Pool }, caller: Caller, roleId: RoleId): Promise<void> {
  await withRole({ app }, caller, roleId, async (tx, { member, role, roles }) => {
    const decision = decide(member, stateOf(role), roles.length);
    if (!decision.ok) refuse(decision.code);
    const by = member.holderId;
    const names = roles.map((one) => one.role);
    const { primary } = toggleRole({ roles: names, primary: member.primaryRole }, role.role);
    await tx.query(queries.removeRole, [by, roleId]);
    await tx.query(queries.setPrimaryRole, [by, member.id, primary]);
    const line = { type: "role", action: "role_removed", role: role.role, from: role.status } as const;
    await noteHistory(tx, member, { ...line, to: null, by });
    await noteChange(tx, member, { type: "member.role_removed", by, data: { role: role.role } });
    if (member.status === "confirmed") await addNews(tx, "role_removed", member.id);
  });
}
