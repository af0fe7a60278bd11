import type { memberRoleRoutes } from "@heirlock/contract/members/roles";
import type { Answer } from "@heirlock/contract/route";
import type { RoleId } from "@heirlock/domain/identifiers";
import { afterRoleChange } from "@heirlock/domain/members/change-levels";
import { roleForDefaults } from "@heirlock/domain/members/member-levels";
import { setRoleStatus as decide } from "@heirlock/domain/members/role-transitions";
import type { SettableRoleStatus } from "@heirlock/domain/members/statuses";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { noteChange, noteHistory } from "../members.transaction.ts";
import { readOverrides } from "../permissions/stored-levels.ts";
import { stateOf, toRole } from "./role-answer.ts";
import * as queries from "./roles.queries.ts";
import type { ListRolesRow } from "./roles.rows.ts";
import { withRole } from "./with-role.ts";

/**
 * Switches a role on or off: the role is updated, the member hears of it, and their permissions follow at once (MEM-081).
 * What the holder chose by hand stays, and is named (D43).
 */
export async function setRoleStatus(
  { app, jobs }: { app: Pool; jobs: Sending },
  caller: Caller,
  { roleId, status }: { roleId: RoleId; status: SettableRoleStatus },
): Promise<Answer<typeof memberRoleRoutes.setRoleStatus>> {
  return await withRole({ app }, caller, roleId, async (tx, { member, role, roles }) => {
    const decision = decide(member, stateOf(role), status);
    if (!decision.ok) refuse(decision.code);
    const overrides = await readOverrides(tx, member);
    const { status: to, inactiveBecause } = decision.next;
    const heldBefore = roles.map(toHeld);
    const heldAfter = roles.map((one) => toHeld(one.id === roleId ? { ...one, status: to } : one));
    const { kept } = afterRoleChange(
      roleForDefaults(heldBefore, member.primaryRole),
      roleForDefaults(heldAfter, member.primaryRole),
      overrides,
    );
    if (to !== role.status) {
      const by = member.holderId;
      await tx.query(queries.setRoleStatus, [by, roleId, to, inactiveBecause]);
      await tx.query(queries.setPrimaryRole, [by, member.id, member.primaryRole]);
      const line = { type: "role", action: "status_changed", role: role.role, from: role.status, to } as const;
      await noteHistory(tx, member, { ...line, by });
      await noteChange(tx, member, { type: "member.role_changed", by, data: { role: role.role, status: to } });
      if (member.status === "confirmed") await tellOther(tx, jobs, member, { kind: "role_changed", role: roleId });
    }
    const after = await tx.query(queries.listRoles, [member.holderId, member.id]);
    return { data: toRole(after.find(({ id }) => id === roleId)!), kept_overrides: [...kept] };
  });
}

const toHeld = ({ role, status, created_at }: ListRolesRow) => ({ role, status, createdAt: created_at });
