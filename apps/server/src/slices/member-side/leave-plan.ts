import type { MemberId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { type Sending, tellOther } from "../members/letters/tell-other.ts";
import { findAndLock, moveMember, noteChange } from "../members/members.transaction.ts";
import { inOwnPlan, type MemberSideDeps } from "./viewed-plan.ts";

/**
 * Ends one's own membership, at any time (MBR-009): nothing is handed out from then on, and what was asked needs no answer
 * any more. Refuses with NOT_FOUND or INVALID_TRANSITION.
 */
export async function leavePlan(
  deps: MemberSideDeps & { jobs: Sending },
  caller: Caller,
  { id, reason }: { id: MemberId; reason?: string | undefined },
): Promise<void> {
  await inOwnPlan(deps, caller, id, async (tx, { row }, userId) => {
    const member = (await findAndLock(tx, row.holder_id, id)) ?? refuse("NOT_FOUND");
    await moveMember(tx, member, "revoke", { actor: "member", userId, reason });
    await noteChange(tx, member, { type: "member.left", by: userId });
    await tellOther(tx, deps.jobs, member, { kind: "left" });
  });
}
