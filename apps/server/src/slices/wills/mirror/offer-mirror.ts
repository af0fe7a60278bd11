import type { Will } from "@heirlock/contract/wills";
import type { HeldMirror } from "@heirlock/contract/wills/mirror";
import type { HolderId, MemberId, WillId } from "@heirlock/domain/identifiers";
import { otherFor } from "@heirlock/domain/wills/mirror-content";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../../kernel/actor.ts";
import { countPerson } from "../../../kernel/count-person.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { CountDeps } from "../../../kernel/rate-limit.ts";
import { inTransaction, inTransactionFrom, type Tx } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../../members/letters/tell-other.ts";
import { noteChange } from "../../members/members.transaction.ts";
import { reload } from "../change-will.ts";
import { toWholeVersion } from "../will-answer.ts";
import { enterEstate, reloadVersion } from "../wills.queries.ts";
import { forgetTaken, insertOffer, listOffers, readJoined, withdrawOffer } from "./mirror.queries.ts";

/** Refuses with NOT_FOUND, whether the will is missing or somebody else's. */
export function readOffers({ app }: { app: Pool }, caller: Caller, { id }: { id: WillId }): Promise<HeldMirror[]> {
  return inTransaction(app, caller, async (tx, actor) => {
    if (!(await reload(tx, actor, id))) refuse("NOT_FOUND");
    return await offersOf(tx, actor.holderId, id);
  });
}

/**
 * Offers a will to the spouse or partner whom it names, and tells them. What they get is the version in force when they
 * begin, or the draft before there is one. Refuses with NOT_FOUND, also for an archived will, and with NOT_THE_SPOUSE.
 */
export async function offerMirror(
  deps: CountDeps & { jobs: Sending },
  caller: Caller,
  { id, member_id: memberId }: { id: WillId; member_id: MemberId },
): Promise<HeldMirror[]> {
  await countPerson(deps, caller, "mirrorOffer");
  return await inTransactionFrom(deps.app, caller, { statement: enterEstate }, async (tx, actor) => {
    const { holderId, userId } = actor;
    const will = (await reload(tx, actor, id)) ?? refuse("NOT_FOUND");
    if (will.status === "archived") refuse("NOT_FOUND");
    const [member] = await tx.query(readJoined, [holderId, memberId]);
    if (!member) refuse("NOT_FOUND");
    if (!member.has_joined || !(await isOther(tx, actor, will, { id: memberId, name: fullName(member) })))
      refuse("NOT_THE_SPOUSE");
    await tx.query(forgetTaken, [holderId, id, memberId]);
    await tx.query(insertOffer, [holderId, id, memberId]);
    const told = { holderId, id: memberId, userId: member.user_id };
    await noteChange(tx, told, { type: "will.mirror_offered", by: userId, data: { will: id } });
    await tellOther(tx, deps.jobs, told, { kind: "mirror_offered" });
    return await offersOf(tx, holderId, id);
  });
}

/** Refuses with NOT_FOUND where nothing is offered any more. */
export function withdrawMirror(
  { app }: { app: Pool },
  caller: Caller,
  { id, member }: { id: WillId; member: MemberId },
): Promise<HeldMirror[]> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, { holderId, userId }) => {
    const [withdrawn] = await tx.query(withdrawOffer, [holderId, id, member]);
    if (!withdrawn) refuse("NOT_FOUND");
    const [row] = await tx.query(readJoined, [holderId, member]);
    const told = { holderId, id: member, userId: row?.user_id ?? null };
    await noteChange(tx, told, { type: "will.mirror_withdrawn", by: userId, data: { will: id } });
    return await offersOf(tx, holderId, id);
  });
}

export const fullName = (row: { first_name: string; last_name: string }) => `${row.first_name} ${row.last_name}`;
type Named = Parameters<typeof otherFor>[1];

/** Whether the will that would be taken now names the member as living spouse or partner. */
async function isOther(tx: Tx, { holderId }: Actor, { id, versions }: Will, member: Named): Promise<boolean> {
  const { number } = versions.find(({ status }) => status === "published") ?? versions[0]!;
  const [row] = await tx.query(reloadVersion, [holderId, id, number]);
  return otherFor(toWholeVersion(row!).content, member) !== undefined;
}

async function offersOf(tx: Tx, holderId: HolderId, id: WillId): Promise<HeldMirror[]> {
  return (await tx.query(listOffers, [holderId, id])).map((row) => ({
    member_id: row.membership_id,
    member: { first_name: row.first_name, last_name: row.last_name },
    offered_at: row.offered,
    withdrawn_at: row.withdrawn,
    taken_at: row.taken,
  }));
}
