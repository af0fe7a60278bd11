import type { approvalRoutes } from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import type { Area } from "@heirlock/domain/members/areas";
import { shownStatus, usualRequestReason } from "@heirlock/domain/members/member-requests";
import type { RequestKind } from "@heirlock/domain/members/statuses";
import type { Caller } from "../../kernel/actor.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { listRequests, type MemberRequest } from "../members/requests/member-requests.ts";
import { holderOf, inOwnPlans, type MemberSideDeps, type Part } from "./viewed-plan.ts";
import { visibleTitles } from "./visible-assets.ts";

type Approval = Answer<typeof approvalRoutes.approvals>["data"][number];
type OwnRoleRequest = Answer<typeof approvalRoutes.ownRoleApprovals>["data"][number];
export type WantedStatus = "pending" | "approved" | "rejected" | "history" | undefined;

/** Everything the person is or was asked, in all plans, newest first. */
export async function listApprovals(
  deps: MemberSideDeps,
  caller: Caller,
  { kind, status }: { kind?: RequestKind | undefined; status?: WantedStatus },
): Promise<Approval[]> {
  const lists = await inOwnPlans(deps, caller, (tx, part) => visibleRequests(tx, part, deps.clock.now()));
  return lists
    .flat()
    .filter((one) => (kind === undefined || one.kind === kind) && isWanted(one.status, status))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}

/** Those about roles, each with a reason and its last day (APR-003, APR-004). */
export async function listOwnRoleRequests(
  deps: MemberSideDeps,
  caller: Caller,
  status: WantedStatus,
): Promise<OwnRoleRequest[]> {
  const requests = await listApprovals(deps, caller, { kind: "role", status });
  return requests.map(({ id, relationship_id, holder, requested_role, expires_at, ...rest }) => ({
    id,
    relationship_id,
    holder,
    requested_role: requested_role!,
    request_reason: rest.request_reason ?? usualRequestReason,
    created_at: rest.created_at,
    expires_at: expires_at!,
    status: rest.status,
    answered_at: rest.answered_at,
    response_reason: rest.response_reason,
  }));
}

/** The requests of one membership. An offer that cannot be seen now is not asked about, and its title not told. */
export async function visibleRequests(tx: Tx, part: Part, now: Date): Promise<Approval[]> {
  if (part.row.status !== "confirmed") return [];
  const rows = await listRequests(tx, { holderId: part.row.holder_id, id: part.row.id });
  const titles = rows.some(({ kind }) => kind === "asset_assignment") ? await visibleTitles(tx, part) : new Map();
  return rows.flatMap((row) => {
    const title: string | undefined = row.asset_id === null ? undefined : titles.get(row.asset_id);
    if (row.kind === "asset_assignment" && row.status === "pending" && title === undefined) return [];
    return [toApproval(part, row, { title, now })];
  });
}

function toApproval(
  part: Part,
  row: MemberRequest,
  { title, now }: { title: string | undefined; now: Date },
): Approval {
  return {
    id: row.id,
    kind: row.kind,
    relationship_id: part.row.id,
    holder: holderOf(part),
    requested_role: row.role,
    asset: title === undefined ? null : { id: row.asset_id!, title },
    changes: row.changes && toChanges(row.changes),
    request_reason: row.reason,
    status: shownStatus({ status: row.status, expiresAt: row.expires_at }, now),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    response_reason: row.response_reason,
  };
}

function toChanges(changes: NonNullable<MemberRequest["changes"]>): NonNullable<Approval["changes"]> {
  const pairs = Object.entries(changes).map(([area, [from, to]]) => [area as Area, { from, to }] as const);
  return Object.fromEntries(pairs);
}

function isWanted(status: Approval["status"], wanted: WantedStatus): boolean {
  if (wanted === undefined) return true;
  return wanted === "history" ? status !== "pending" : status === wanted;
}
