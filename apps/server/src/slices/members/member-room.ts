import { type PlanCode, roomFor } from "@heirlock/domain/billing/plans";
import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import { type CountedMember, countMembers } from "@heirlock/domain/members/count-members";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { listCounted, lockEstate } from "./members.queries.ts";
import type { ListCountedRow } from "./members.rows.ts";

export interface Counted {
  plan: PlanCode;
  members: ListCountedRow[];
}

/** Everybody who counts against the plan, behind the lock of the estate: nobody else adds anybody meanwhile. */
export async function lockCounted(tx: Tx, holderId: HolderId): Promise<Counted> {
  const [estate] = await tx.query(lockEstate, [holderId]);
  const members = await tx.query(listCounted);
  return { plan: estate!.plan, members };
}

/** May a member be counted so from now on? Refuses with CAP_REACHED when that takes a place that the plan has not. */
export function requireRoomFor(
  { plan, members }: Counted,
  id: MemberId,
  change: Partial<Pick<ListCountedRow, "status" | "email">>,
): void {
  const before = countMembers(members.map(toCounted));
  const after = countMembers(members.map((one) => toCounted(one.id === id ? { ...one, ...change } : one)));
  if (after <= before) return;
  const room = roomFor("members", plan, before);
  if (!room.allowed) refuse("CAP_REACHED", { used: room.used, max: room.max });
}

export function toCounted({
  status,
  email,
  user_id,
}: Pick<ListCountedRow, "status" | "email" | "user_id">): CountedMember {
  return { status, email, userId: user_id };
}
