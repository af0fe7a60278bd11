import type { AccountId, RequestId } from "@heirlock/domain/identifiers";
import { type Area, areas, type Level } from "@heirlock/domain/members/areas";
import { setBack } from "@heirlock/domain/members/change-levels";
import type { LetterKind } from "@heirlock/domain/members/letter-kinds";
import { answerRequest as decide } from "@heirlock/domain/members/member-requests";
import { endRequest } from "@heirlock/domain/members/role-transitions";
import type { RequestDecision, RequestKind } from "@heirlock/domain/members/statuses";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { type Sending, tellOther } from "../members/letters/tell-other.ts";
import { enterPlan, findAndLock, type LockedMember, noteChange, noteHistory } from "../members/members.transaction.ts";
import { readLevels, replaceOverrides, roleOf } from "../members/permissions/stored-levels.ts";
import {
  answerOffer,
  findOwnRequest,
  lockRequest,
  type MemberRequest,
  saveAnswer,
} from "../members/requests/member-requests.ts";
import { rolesOf, savePrimaryRole, saveRoleState } from "../members/roles/held-roles.ts";
import { stateOf } from "../members/roles/role-answer.ts";
import { type MemberSideDeps, readPart } from "./viewed-plan.ts";
import { visibleTitles } from "./visible-assets.ts";

interface Response {
  decision: RequestDecision;
  reason?: string | undefined;
}

interface Answered extends Response {
  request: MemberRequest;
  userId: AccountId;
  now: Date;
}

/** Of each kind the sentence that the person reads (APR-015). */
const messages = {
  role: { approved: "Role request approved successfully", rejected: "Role request rejected successfully" },
  asset_assignment: { approved: "Asset accepted", rejected: "Asset declined" },
  permission_update: { approved: "Permissions kept", rejected: "Permissions set back" },
} as const satisfies Record<RequestKind, Record<RequestDecision, string>>;

/** Of what the holder hears by letter: every answer about a role, and whenever something was given back (D47). */
const letterAbout = {
  role: { approved: "role_approved", rejected: "role_rejected" },
  asset_assignment: { approved: null, rejected: "asset_declined" },
  permission_update: { approved: null, rejected: "permissions_set_back" },
} as const satisfies Record<RequestKind, Record<RequestDecision, LetterKind | null>>;

/**
 * Takes the answer of the member concerned, once and in time: the membership is locked, so of fifty answers at once one
 * counts. Refuses with NOT_FOUND, ALREADY_ANSWERED or REQUEST_EXPIRED.
 */
export async function answerRequest(
  { app, clock, jobs }: MemberSideDeps & { jobs: Sending },
  caller: Caller,
  { id, ofRole, ...response }: Response & { id: RequestId; ofRole: boolean },
): Promise<string> {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const now = clock.now();
    const whose = await findOwnRequest(tx, userId, id);
    if (!whose || !(await enterPlan(tx, { holder_id: whose.holder_id, membership_id: whose.id }))) refuse("NOT_FOUND");
    const member = await findAndLock(tx, whose.holder_id, whose.id);
    const request = await lockRequest(tx, { holderId: whose.holder_id, id: whose.id }, id);
    if (member?.status !== "confirmed" || !request || (ofRole && request.kind !== "role")) refuse("NOT_FOUND");
    if (request.kind === "asset_assignment") await requireSeen(tx, member, { request, now });
    const asked = { ...request, expiresAt: request.expires_at, memberUserId: member.userId! };
    const decision = decide(asked, { userId }, response.decision, now);
    if (!decision.ok) refuse(decision.code);
    const reason = response.reason || null;
    await saveAnswer(tx, member.holderId, id, { status: decision.status, reason, at: now });
    await effects[request.kind](tx, member, { ...response, request, userId, now });
    const data = { request: id, kind: request.kind, decision: decision.status };
    await noteChange(tx, member, { type: "member.request_answered", by: userId, data });
    const kind = letterAbout[request.kind][decision.status];
    if (kind) await tellOther(tx, jobs, member, { kind, request: id });
    return messages[request.kind][decision.status];
  });
}

/** What may not be seen now cannot be answered: to the member it is not there. */
async function requireSeen(
  tx: Tx,
  { holderId, id }: LockedMember,
  { request, now }: Pick<Answered, "request" | "now">,
): Promise<void> {
  const part = await readPart(tx, holderId, id, now);
  const titles = part && (await visibleTitles(tx, part));
  if (!titles?.has(request.asset_id!)) refuse("NOT_FOUND");
}

type Effect = (tx: Tx, member: LockedMember, answered: Answered) => Promise<void>;

const effects: Record<RequestKind, Effect> = {
  /** The role begins, or stays away for good (APR-012, D40). */
  role: async (tx, member, { request, decision, reason, userId }) => {
    const roles = await rolesOf(tx, member);
    const role = roles.find(({ id }) => id === request.role_id) ?? refuse("NOT_FOUND");
    const ended = endRequest(stateOf(role), decision);
    if (!ended.ok) refuse("NOT_FOUND");
    const { status } = ended.next;
    await saveRoleState(tx, member, role.id, ended.next);
    await savePrimaryRole(tx, member, member.primaryRole);
    const line = { type: "role", action: `role_${decision}`, role: role.role, from: role.status, to: status } as const;
    await noteHistory(tx, member, { ...line, reason, by: userId });
  },

  /** A decline is told to the holder, and nobody else receives it for that reason (D47). */
  asset_assignment: async (tx, member, { request, decision, reason, userId, now }) => {
    const answer = decision === "approved" ? "accepted" : "declined";
    await answerOffer(tx, member, { asset: request.asset_id!, answer, at: now });
    await noteHistory(tx, member, { type: "assignment", action: `asset_${answer}`, reason, by: userId });
  },

  /** What was widened goes back to what it was, unless it has been narrowed since (D47). */
  permission_update: async (tx, member, { request, decision, reason, userId }) => {
    const line = { type: "permissions", reason, by: userId } as const;
    if (decision === "approved") return await noteHistory(tx, member, { ...line, action: "permissions_kept" });
    const stored = await readLevels(tx, member);
    const before: Partial<Record<Area, Level>> = {};
    for (const area of areas) if (request.changes?.[area]) before[area] = request.changes[area][0];
    const back = setBack({ role: roleOf(stored), overrides: stored.overrides }, before);
    if (back.outcome === "changed") await replaceOverrides(tx, member, back.overrides);
    await noteHistory(tx, member, { ...line, action: "permissions_set_back" });
  },
};
