import type { PlanStep } from "@heirlock/contract/plan/step";
import type { EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../../kernel/transaction.ts";
import { storeStep } from "../../plan/store-step.ts";
import { meanFor, membersOfEntry, takeBack } from "../../vault/meant-for/mean-entry.ts";
import { enterEstate } from "../members.queries.ts";
import { noteChange, noteHistory } from "../members.transaction.ts";
import { tellOfPlan } from "../permissions/tell-of-plan.ts";
import { type AskedAccess, accessOf } from "./access.ts";
import * as queries from "./assignments.queries.ts";
import type { FindEntryRow, LockMembersRow } from "./assignments.rows.ts";

interface Linking {
  id: EntryId;
  member_ids: readonly MemberId[];
  plan?: PlanStep | undefined;
}

/**
 * Means a vault entry for members. Without a condition of its own the entry's applies. Opens nothing by itself: the
 * holder's client makes the keys, and finds the members in its queue. Refuses with NOT_FOUND, MEMBER_NOT_FOUND, or
 * ACTION_ERROR for a membership that ended.
 */
export async function linkMembers(
  { app }: { app: Pool },
  caller: Caller,
  { id: entryId, member_ids, plan, ...asked }: AskedAccess & Linking,
): Promise<MemberId[]> {
  return await inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor) => {
    const { holderId } = actor;
    const entry = await requireEntry(tx, holderId, entryId);
    await linkInside(tx, holderId, { id: entryId, member_ids, entry, ...asked });
    if (plan) await storeStep(tx, actor, plan);
    return await membersOfEntry(tx, { holderId, entryId });
  });
}

/** The same inside of a transaction that has entered the estate, for one who follows what a head says. */
export async function linkInside(
  tx: Tx,
  holderId: HolderId,
  { id: entryId, member_ids, entry, ...asked }: AskedAccess & Omit<Linking, "plan"> & { entry: FindEntryRow },
): Promise<void> {
  const wanted = [...new Set(member_ids)];
  const members = await tx.query(queries.lockMembers, [holderId, wanted]);
  if (members.length < wanted.length) refuse("MEMBER_NOT_FOUND");
  if (members.some(({ status }) => status === "rejected" || status === "revoked")) refuse("ACTION_ERROR");
  // A day or an age belong to `custom`, whether it is the link's own or the entry's.
  const access = accessOf({ ...asked, access_condition: asked.access_condition ?? entry.access_condition });
  const { access_condition: holds, not_before, from_age, tell_exists } = access;
  const told = await membersTold(tx, holderId, entryId);
  await meanFor(tx, { holderId, entryId }, wanted, {
    condition: asked.access_condition ?? null,
    holds,
    notBefore: not_before,
    fromAge: from_age,
    tellExists: tell_exists,
  });
  const isTold = (id: MemberId) => holds === "immediate" || tell_exists || told.has(id);
  const isWithdrawn = holds !== "immediate" && !tell_exists;
  await note(tx, { holderId, entryId, members, how: "linked", isTold, isWithdrawn });
}

/** Takes an entry back: its wraps go immediately, and its keys change with its next revision. */
export async function unlinkMembers(
  { app }: { app: Pool },
  caller: Caller,
  { id: entryId, member_ids }: { id: EntryId; member_ids: readonly MemberId[] },
): Promise<MemberId[]> {
  return await inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, { holderId }) => {
    await requireEntry(tx, holderId, entryId);
    await unlinkInside(tx, holderId, { id: entryId, member_ids });
    return await membersOfEntry(tx, { holderId, entryId });
  });
}

export async function unlinkInside(
  tx: Tx,
  holderId: HolderId,
  { id: entryId, member_ids }: { id: EntryId; member_ids: readonly MemberId[] },
): Promise<void> {
  const locked = await tx.query(queries.lockMembers, [holderId, member_ids]);
  const told = await membersTold(tx, holderId, entryId);
  const gone = await takeBack(tx, { holderId, entryId }, member_ids);
  const members = locked.filter(({ id }) => gone.includes(id));
  await note(tx, { holderId, entryId, members, how: "unlinked", isTold: (id) => told.has(id), isWithdrawn: true });
}

/** Refuses with NOT_FOUND for what is not there or in the bin. */
export async function requireEntry(tx: Tx, holderId: HolderId, entryId: EntryId): Promise<FindEntryRow> {
  const [entry] = await tx.query(queries.findEntry, [holderId, entryId]);
  return entry ?? refuse("NOT_FOUND");
}

async function membersTold(tx: Tx, holderId: HolderId, entryId: EntryId): Promise<Set<MemberId>> {
  const rows = await tx.query(queries.membersTold, [holderId, entryId]);
  return new Set(rows.map(({ id }) => id));
}

interface Linked {
  holderId: HolderId;
  entryId: EntryId;
  members: readonly LockMembersRow[];
  how: "linked" | "unlinked";
  /** Does this member know of the entry, before or after? Of what waits nobody hears (KEY-044). */
  isTold: (id: MemberId) => boolean;
  /** Taken back, or from now on waiting. */
  isWithdrawn: boolean;
}

async function note(tx: Tx, { holderId, entryId, members, how, isTold, isWithdrawn }: Linked): Promise<void> {
  if (members.length === 0) return;
  for (const { id, user_id } of members) {
    const member = { holderId, id, userId: user_id };
    const action = `entries_${how}` as const;
    await noteHistory(tx, member, { type: "assignment", action, by: holderId });
    await noteChange(tx, member, {
      type: `member.${action}`,
      by: holderId,
      data: { entry: entryId },
      quiet: !isTold(id),
    });
    // That something was shared is told when its keys are there.
    if (isWithdrawn && isTold(id)) await tellOfPlan(tx, "papers_withdrawn", member.id);
  }
  const [published] = await tx.query(queries.publishLink, [holderId, `vault.${how}`, entryId]);
  tx.announce(published!.note);
}
