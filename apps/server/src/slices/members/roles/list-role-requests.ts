import type { RoleRequest } from "@heirlock/contract/members/roles";
import type { MemberId } from "@heirlock/domain/identifiers";
import { shownStatus, usualRequestReason } from "@heirlock/domain/members/member-requests";
import type { RequestStatus } from "@heirlock/domain/members/statuses";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { refuse } from "../../../kernel/errors.ts";
import { readAs } from "../../../kernel/read.ts";
import { type Found, found } from "../../../kernel/statement.ts";
import { listRoleRequests as statement } from "./roles.queries.ts";
import type { ListRoleRequestsRow } from "./roles.rows.ts";

/** The role requests to a member, newest first, for the holder and that member. Refuses with MEMBER_NOT_FOUND. */
export async function listRoleRequests(
  { app, clock }: { app: Pool; clock: Clock },
  caller: Caller,
  { id, status }: { id: MemberId; status?: RequestStatus | undefined },
): Promise<RoleRequest[]> {
  const rows = await readAs(app, caller, statement, [id]);
  if (rows[0]?.member_id == null) refuse("MEMBER_NOT_FOUND");
  const requests = found(rows, "id").map((row) => toRequest(row, clock.now()));
  return requests.filter((request) => status === undefined || request.status === status);
}

/** A request of this kind has a role and an end. Past its time a request is expired, whether or not the job has come by (D45). */
function toRequest(row: Found<ListRoleRequestsRow, "id">, now: Date): RoleRequest {
  return {
    id: row.id,
    requested_role: row.role!,
    request_reason: row.reason ?? usualRequestReason,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at!.toISOString(),
    status: shownStatus({ status: row.status, expiresAt: row.expires_at! }, now),
    answered_at: row.answered_at?.toISOString() ?? null,
    response_reason: row.response_reason,
  };
}
