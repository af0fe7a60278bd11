import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import type { AccountId, AssetId, MemberId } from "@heirlock/domain/identifiers";
import { mayAct } from "@heirlock/domain/members/may-act";
import { standingOf } from "@heirlock/domain/members/member-transitions";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { offerAssets } from "../member-changes.queries.ts";
import { type LockedMember, noteChange, noteHistory, withMember } from "../members.transaction.ts";
import { tellOfPlan } from "../permissions/tell-of-plan.ts";
import { type AskedAccess, accessOf } from "./access.ts";
import { toAssigned } from "./assigned-answer.ts";
import * as queries from "./assignments.queries.ts";

type Assignment = AskedAccess & { asset_id: AssetId };

/**
 * Means assets for a member, or changes when they are seen. A member with an account is asked about what they see now
 * (D47). Refuses with NOT_FOUND for an asset that is not the holder's, with ACTION_ERROR for a membership that ended.
 */
export async function assignAssets(
  { app }: { app: Pool },
  caller: Caller,
  { id, asset_ids, ...access }: AskedAccess & { id: MemberId; asset_ids: readonly AssetId[] },
): Promise<AssignedAsset[]> {
  return await withMember(app, caller, id, async (tx, member, { holderId }) => {
    if (!mayAct("assign_assets", { userId: holderId }, member).allowed) refuse("ACTION_ERROR");
    const wanted = [...new Set(asset_ids)];
    const [count] = await tx.query(queries.countOwnAssets, [holderId, wanted]);
    if (count!.own < wanted.length) refuse("NOT_FOUND");
    await insertAssignments(
      tx,
      member,
      holderId,
      wanted.map((asset_id) => ({ asset_id, ...access })),
    );
    return await reload(tx, member);
  });
}

/** Also for a member who is being added; then assets of other owners are dropped (D39). */
export async function insertAssignments(
  tx: Tx,
  member: LockedMember,
  by: AccountId,
  assignments: readonly Assignment[],
): Promise<void> {
  if (assignments.length === 0) return;
  const rows = assignments.map(({ asset_id, ...asked }) => ({ asset_id, ...accessOf(asked) }));
  const whose = [member.holderId, member.id] as const;
  const named = rows.map(({ asset_id }) => asset_id);
  const told = await tx.query(queries.listTold, [...whose, named]);
  const given = await tx.query(queries.assign, [...whose, JSON.stringify(rows)]);
  const assets = given.map(({ asset_id }) => asset_id);
  if (assets.length === 0) return;
  if (standingOf(member) === "confirmed") await tx.query(offerAssets, [...whose, assets]);
  await noteHistory(tx, member, { type: "assignment", action: "assets_assigned", to: String(assets.length), by });
  // Of what waits for a release they learn nothing, not even that there was a change (KEY-044).
  const waits = rows.every(({ access_condition, tell_exists }) => access_condition !== "immediate" && !tell_exists);
  const quiet = waits && told.length === 0;
  await noteChange(tx, member, { type: "member.assets_assigned", by, data: { assets }, quiet });
  if (!quiet && standingOf(member) === "confirmed")
    await tellOfPlan(tx, waits ? "assets_withdrawn" : "assets_shared", member.id);
}

/** Takes assets back; open questions about them are void. */
export async function unassignAssets(
  { app }: { app: Pool },
  caller: Caller,
  { id, asset_ids }: { id: MemberId; asset_ids: readonly AssetId[] },
): Promise<AssignedAsset[]> {
  return await withMember(app, caller, id, async (tx, member, { holderId: by }) => {
    const gone = await tx.query(queries.unassign, [by, id, asset_ids]);
    if (gone.length > 0) {
      const assets = gone.map(({ asset_id }) => asset_id);
      await noteHistory(tx, member, { type: "assignment", action: "assets_unassigned", to: String(assets.length), by });
      const quiet = gone.every(({ is_told }) => !is_told);
      await noteChange(tx, member, { type: "member.assets_unassigned", by, data: { assets }, quiet });
      if (!quiet && standingOf(member) === "confirmed") await tellOfPlan(tx, "assets_withdrawn", member.id);
    }
    return await reload(tx, member);
  });
}

async function reload(tx: Tx, member: LockedMember): Promise<AssignedAsset[]> {
  const values = [member.holderId, member.id] as const;
  return (await tx.query(queries.reloadAssigned, values)).map(toAssigned);
}
