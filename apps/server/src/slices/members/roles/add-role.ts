import type { memberRoleRoutes } from "@heirlock/contract/members/roles";
import type { Answer, Request } from "@heirlock/contract/route";
import type { MemberId } from "@heirlock/domain/identifiers";
import { expiryOf } from "@heirlock/domain/members/deadlines";
import { addRole as decide } from "@heirlock/domain/members/role-transitions";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { refuse } from "../../../kernel/errors.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { noteChange, noteHistory, withMember } from "../members.transaction.ts";
import { stateOf, toRole } from "./role-answer.ts";
import * as queries from "./roles.queries.ts";

type Body = Request<typeof memberRoleRoutes.addRole>["body"];

/**
 * Gives a member a role. Whoever has confirmed with an account is asked first, except about receiving something, and has
 * 30 days to answer (MEM-083, MEM-084, D45). Refuses with ROLE_EXISTS, PENDING_APPROVAL or the texts of MEM-082 and D40.
 */
export async function addRole(
  { app, clock, jobs }: { app: Pool; clock: Clock; jobs: Sending },
  caller: Caller,
  { id, role, role_metadata = {}, reason }: Body & { id: MemberId },
): Promise<Answer<typeof memberRoleRoutes.addRole>> {
  return await withMember(app, caller, id, async (tx, member, { holderId }) => {
    const roles = await tx.query(queries.listRoles, [holderId, id]);
    const held = roles.find((one) => one.role === role);
    const decision = decide(member, role, held ? stateOf(held) : null);
    if (!decision.ok) refuse(decision.code);
    const { status, inactiveBecause } = decision.next;
    const values = [holderId, id, role, status, inactiveBecause, role_metadata] as const;
    const [saved] = await tx.query(queries.saveRole, values);
    const waits = status === "pending_approval";
    if (waits) {
      const expires = expiryOf("role_request", clock.now());
      const values = [holderId, id, saved!.id, role, reason || null, expires] as const;
      const [request] = await tx.query(queries.askForRole, values);
      await tellOther(tx, jobs, member, { kind: "role_asked", request: request!.id });
    }
    await tx.query(queries.setPrimaryRole, [holderId, id, member.primaryRole ?? role]);
    const action = waits ? "role_requested" : "role_added";
    const from = held?.status ?? null;
    await noteHistory(tx, member, { type: "role", action, role, from, to: status, reason, by: holderId });
    await noteChange(tx, member, { type: `member.${action}`, by: holderId, data: { role, status } });
    const after = await tx.query(queries.listRoles, [holderId, id]);
    return {
      message: waits ? "Role added. It waits for the member's approval" : "Role added successfully",
      data: toRole(after.find((one) => one.id === saved!.id)!),
    };
  });
}
