import { reminderDays } from "@heirlock/domain/members/deadlines";
import { forEachDue } from "../../../kernel/due.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { Pools } from "../../../kernel/pools.ts";
import { query } from "../../../kernel/query.ts";
import { inEstate, type Tx } from "../../../kernel/transaction.ts";
import { findAndLock, moveMember, noteChange } from "../members.transaction.ts";
import { sendInvitationLetter } from "./invitations.jobs.ts";
import * as queries from "./invitations.queries.ts";
import type { DueInvitationsRow } from "./invitations.rows.ts";

/**
 * Once an hour: reminders after 7 and 27 days, the end after 30. Each invitation is a transaction of its own, which looks
 * again under the lock. Throws at the end when one of them failed.
 */
export async function expireInvitations(pools: Pools, jobs: Pick<Jobs, "enqueue">): Promise<void> {
  await forEachDue(
    "invitations",
    (cursor) => query(pools.worker, queries.dueInvitations, [[...reminderDays], ...cursor]),
    (due) => inEstate(pools.timers, due.holder_id, (tx) => (due.is_expired ? lapse(tx, due) : remind(tx, jobs, due))),
  );
}

async function lapse(tx: Tx, { holder_id, id, membership_id }: DueInvitationsRow): Promise<void> {
  const member = await findAndLock(tx, holder_id, membership_id);
  const [invitation] = await tx.query(queries.lockInvitation, [holder_id, id]);
  if (!member || !invitation || invitation.ended_as !== null || !invitation.is_expired) return;
  await tx.query(queries.endInvitation, [holder_id, membership_id, "expired", null, null]);
  if (member.status === "invited") await moveMember(tx, member, "invitation_expired", { actor: "time", userId: null });
  await noteChange(tx, member, { type: "member.invitation_expired", by: null });
}

async function remind(tx: Tx, jobs: Pick<Jobs, "enqueue">, { holder_id, id }: DueInvitationsRow): Promise<void> {
  const noted = await tx.query(queries.noteReminder, [holder_id, id, [...reminderDays]]);
  if (noted.length === 0) return;
  await jobs.enqueue(tx, sendInvitationLetter, { invitationId: id, kind: "reminder" }, { unhurried: true });
}
