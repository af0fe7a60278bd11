import type { Uuid } from "@heirlock/domain/identifiers";
import { hasExpired } from "@heirlock/domain/people/deadlines";
import { endRequest } from "@heirlock/domain/people/role-transitions";
import type { Clock } from "../../../kernel/clock.ts";
import type { Pools } from "../../../kernel/pools.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { enterEstateOf, findAndLock, noteChange, noteHistory } from "../people.transaction.ts";
import { stateOf } from "../roles/role-answer.ts";
import { listRoles, type RoleRow, setRoleStatus } from "../roles/roles.queries.ts";
import * as queries from "./member-side.queries.ts";

interface Due extends Record<string, unknown> {
  holder_id: Uuid;
  id: Uuid;
  membership_id: Uuid;
}

/**
 * Once an hour: role requests that nobody answered in 30 days are expired, and their roles inactive (D45). Each is a
 * transaction of its own, which looks again under the lock. Throws at the end when one of them failed.
 */
export async function lapseRequests({ pools, clock }: { pools: Pools; clock: Clock }): Promise<void> {
  const { rows } = await pools.worker.query<Due>(queries.dueRequests);
  const failures: unknown[] = [];
  for (const due of rows)
    await inSystemTransaction(pools.app, (tx) => lapse(tx, due, clock.now())).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests wait for the next run`);
}

async function lapse(tx: Tx, { holder_id, id, membership_id }: Due, now: Date): Promise<void> {
  await enterEstateOf(tx, holder_id);
  const member = await findAndLock(tx, holder_id, membership_id);
  const [request] = await tx.query<queries.RequestRow>(queries.lockRequest, [holder_id, membership_id, id]);
  if (!member || request?.status !== "pending" || !hasExpired(request.expires_at!, now)) return;
  await tx.query(queries.endRequest, [holder_id, id, "expired", null, null]);
  const roles = await tx.query<RoleRow & Record<string, unknown>>(listRoles, [holder_id, membership_id]);
  const role = roles.find((one) => one.id === request.role_id);
  const ended = role && endRequest(stateOf(role), "expired");
  if (role && ended?.ok) {
    const { status: to, inactiveBecause } = ended.next;
    await tx.query(setRoleStatus, [holder_id, role.id, to, inactiveBecause]);
    const line = { type: "role", action: "request_expired", role: role.role, from: role.status, to } as const;
    await noteHistory(tx, member, { ...line, by: null });
  }
  await noteChange(tx, member, { type: "member.request_expired", by: null, data: { request: id } });
}
