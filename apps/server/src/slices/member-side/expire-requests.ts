import { hasExpired, reminderDays } from "@heirlock/domain/members/deadlines";
import { endRequest } from "@heirlock/domain/members/role-transitions";
import type { Clock } from "../../kernel/clock.ts";
import { forEachDue } from "../../kernel/due.ts";
import type { Pools } from "../../kernel/pools.ts";
import { query } from "../../kernel/query.ts";
import { inEstate, type Tx } from "../../kernel/transaction.ts";
import { type Sending, tellOther } from "../members/letters/tell-other.ts";
import { findAndLock, noteChange, noteHistory } from "../members/members.transaction.ts";
import { lockRequest, noteReminder, saveAnswer } from "../members/requests/member-requests.ts";
import { rolesOf, saveRoleState } from "../members/roles/held-roles.ts";
import { stateOf } from "../members/roles/role-answer.ts";
import * as queries from "./member-side.queries.ts";
import type { DueRequestsRow } from "./member-side.rows.ts";

interface Deps {
  pools: Pools;
  clock: Clock;
  jobs: Sending;
}

/**
 * Once an hour: the member is reminded of a role request after 7 and 27 days; what nobody answered in 30 is expired, its
 * role inactive, and the holder told (D45). Each is a transaction of its own, which looks again under the lock. Throws at
 * the end when one of them failed.
 */
export async function expireRequests({ pools, clock, jobs }: Deps): Promise<void> {
  await forEachDue(
    "requests",
    (cursor) => query(pools.worker, queries.dueRequests, [[...reminderDays], ...cursor]),
    (due) =>
      inEstate(pools.timers, due.holder_id, (tx) =>
        due.is_expired ? lapse(tx, jobs, due, clock.now()) : remind(tx, jobs, due),
      ),
  );
}

async function lapse(
  tx: Tx,
  jobs: Sending,
  { holder_id, id, membership_id }: DueRequestsRow,
  now: Date,
): Promise<void> {
  const member = await findAndLock(tx, holder_id, membership_id);
  const request = await lockRequest(tx, { holderId: holder_id, id: membership_id }, id);
  if (!member || request?.status !== "pending" || !hasExpired(request.expires_at!, now)) return;
  await saveAnswer(tx, holder_id, id, { status: "expired", reason: null, at: null });
  const roles = await rolesOf(tx, member);
  const role = roles.find((one) => one.id === request.role_id);
  const ended = role && endRequest(stateOf(role), "expired");
  if (role && ended?.ok) {
    const to = ended.next.status;
    await saveRoleState(tx, member, role.id, ended.next);
    const line = { type: "role", action: "request_expired", role: role.role, from: role.status, to } as const;
    await noteHistory(tx, member, { ...line, by: null });
  }
  await noteChange(tx, member, { type: "member.request_expired", by: null, data: { request: id } });
  await tellOther(tx, jobs, member, { kind: "role_lapsed", request: id });
}

async function remind(tx: Tx, jobs: Sending, { holder_id, id, membership_id }: DueRequestsRow): Promise<void> {
  const member = await findAndLock(tx, holder_id, membership_id);
  if (member?.status !== "confirmed") return;
  if (await noteReminder(tx, holder_id, id, reminderDays))
    await tellOther(tx, jobs, member, { kind: "role_reminder", request: id });
}
