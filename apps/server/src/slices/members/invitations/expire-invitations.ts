import type { Uuid } from "@heirlock/domain/identifiers";
import { reminderDays } from "@heirlock/domain/members/deadlines";
import { type Due, forEachDue } from "../../../kernel/due.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { Pools } from "../../../kernel/pools.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { enterEstateOf, findAndLock, moveMember, noteChange } from "../members.transaction.ts";
import { sendInvitationLetter } from "./invitations.jobs.ts";
import * as queries from "./invitations.queries.ts";

interface DueInvitation extends Due, Record<string, unknown> {
  holder_id: Uuid;
  id: Uuid;
  membership_id: Uuid;
  is_expired: boolean;
}

/**
 * Once an hour: reminders after 7 and 27 days, the end after 30. Each invitation is a transaction of its own, which looks
 * again under the lock. Throws at the end when one of them failed.
 */
export async function expireInvitations(pools: Pools, jobs: Pick<Jobs, "enqueue">): Promise<void> {
  await forEachDue(
    "invitations",
    async (cursor) => {
      const values = [[...reminderDays], ...cursor];
      return (await pools.worker.query<DueInvitation>({ ...queries.dueInvitations, values })).rows;
    },
    (due) => inSystemTransaction(pools.app, (tx) => (due.is_expired ? lapse(tx, due) : remind(tx, jobs, due))),
  );
}

async function lapse(tx: Tx, { holder_id, id, membership_id }: DueInvitation): Promise<void> {
  await enterEstateOf(tx, holder_id);
  const member = await findAndLock(tx, holder_id, membership_id);
  const [invitation] = await tx.query<queries.OpenInvitation>(queries.lockInvitation, [holder_id, id]);
  if (!member || !invitation || invitation.ended_as !== null || !invitation.is_expired) return;
  await tx.query(queries.endInvitation, [holder_id, membership_id, "expired", null, null]);
  if (member.status === "invited") await moveMember(tx, member, "invitation_expired", { actor: "time", userId: null });
  await noteChange(tx, member, { type: "member.invitation_expired", by: null });
}

async function remind(tx: Tx, jobs: Pick<Jobs, "enqueue">, { holder_id, id }: DueInvitation): Promise<void> {
  await enterEstateOf(tx, holder_id);
  const noted = await tx.query(queries.noteReminder, [holder_id, id, [...reminderDays]]);
  if (noted.length === 0) return;
  await jobs.enqueue(tx, sendInvitationLetter, { invitationId: id, kind: "reminder" }, { unhurried: true });
}
