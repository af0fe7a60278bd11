import type { EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { laneOf } from "@heirlock/domain/members/opens";
import { decideAllLost, decideMeant } from "@heirlock/domain/sharing/who-loses-keys";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./meant-for.queries.ts";

/**
 * Saves who loses keys, as `who-loses-keys.ts` of the domain decides it. Everything here runs in the holder's estate and
 * behind its row lock, by which nobody changes links, wraps or keys of entries between the read and the save.
 */

/** The membership ends or is deleted, or the keys that were sealed to turned out to be someone else's. */
export async function loseAllKeys(tx: Tx, { holderId, id }: { holderId: HolderId; id: MemberId }): Promise<void> {
  const held = await tx.query(queries.listHeldByMember, [holderId, id]);
  await rotate(tx, holderId, decideAllLost(held).rotate);
}

/** The entry opens under another condition for these members from now on, or (null) is no longer meant for them. */
export async function meanOtherwise(
  tx: Tx,
  { holderId, entryId }: { holderId: HolderId; entryId: EntryId },
  memberIds: readonly MemberId[],
  condition: AccessCondition | null,
): Promise<void> {
  const held = await tx.query(queries.listHeldOfEntry, [holderId, entryId]);
  for (const id of memberIds) {
    const keys = held.filter(({ membership_id }) => membership_id === id);
    await saveMeant(tx, { holderId, id }, decideMeant(keys, condition && laneOf(condition)));
  }
}

/** The entry itself has this condition from now on, which holds wherever a link has none of its own. */
export async function changeCondition(
  tx: Tx,
  { holderId, entryId }: { holderId: HolderId; entryId: EntryId },
  condition: AccessCondition,
): Promise<void> {
  const held = await tx.query(queries.listHeldOfEntry, [holderId, entryId]);
  for (const one of held) {
    const decided = decideMeant([one], laneOf(one.own_condition ?? condition));
    await saveMeant(tx, { holderId, id: one.membership_id }, decided);
  }
}

async function saveMeant(
  tx: Tx,
  { holderId, id }: { holderId: HolderId; id: MemberId },
  { remove, rotate: entries }: ReturnType<typeof decideMeant<Place>>,
): Promise<void> {
  await removeWraps(tx, { holderId, id }, remove);
  await rotate(tx, holderId, entries);
}

type Place = Parameters<typeof decideMeant>[0][number] & { entry_id: EntryId };

export async function removeWraps(
  tx: Tx,
  { holderId, id }: { holderId: HolderId; id: MemberId },
  wraps: readonly Pick<Place, "lane" | "entry_id">[],
): Promise<void> {
  if (wraps.length > 0) await tx.query(queries.removeWraps, [holderId, id, JSON.stringify(wraps)]);
}

/** The holder's client gives them new keys when the vault is next open. */
export async function rotate(tx: Tx, holderId: HolderId, entries: readonly EntryId[]): Promise<void> {
  if (entries.length > 0) await tx.query(queries.markForRotation, [holderId, entries]);
}
