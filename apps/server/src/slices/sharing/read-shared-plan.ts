import type { SharedPlan } from "@heirlock/contract/sharing/holder-keys";
import type { MemberId } from "@heirlock/domain/identifiers";
import { effectiveLevels } from "@heirlock/domain/members/effective-levels";
import { grantFor } from "@heirlock/domain/members/visible-to";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inOwnPlan, type MemberSideDeps } from "../member-side/viewed-plan.ts";
import { proveToMember } from "../plan/prove-to-member.ts";

/**
 * What the holder signed about this member's part in lane `now`, with proofs (KEY-071). Who may see nothing of entries
 * gets the heads alone: the leaves would tell how many there are. Refuses with NOT_FOUND before they have joined.
 */
export async function readSharedPlan(deps: MemberSideDeps, caller: Caller, id: MemberId): Promise<SharedPlan> {
  return await inOwnPlan(deps, caller, id, async (tx, { row, viewer }) => {
    if (row.status !== "confirmed") refuse("NOT_FOUND");
    const leaves = grantFor(effectiveLevels(viewer)) !== "nothing";
    return { estate_id: row.holder_id, member_id: id, chains: await proveToMember(tx, { leaves }) };
  });
}
