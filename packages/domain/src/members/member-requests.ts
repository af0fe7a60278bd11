import { hasExpired } from "./deadlines.ts";
import type { RequestDecision, RequestKind } from "./statuses.ts";

/** What asking a member means, by kind (APR-018, D47). */
export const requestRules: Readonly<
  Record<RequestKind, { appliesBefore: boolean; lapses: boolean; ifApproved: string; ifRejected: string }>
> = {
  /** A role waits for the answer; unanswered, it lapses (D45). */
  role: { appliesBefore: false, lapses: true, ifApproved: "role_active", ifRejected: "role_inactive" },
  /** An asset is shown as offered. Who declines disclaims it; nobody else receives it for that reason. */
  asset_assignment: { appliesBefore: true, lapses: false, ifApproved: "accepted", ifRejected: "disclaimed" },
  /** More to see is seen at once, and given back if the member does not want it. Less to see asks nobody. */
  permission_update: { appliesBefore: true, lapses: false, ifApproved: "kept", ifRejected: "set_back" },
};

export interface MemberRequest {
  kind: RequestKind;
  status: "pending" | "approved" | "rejected" | "expired" | "void";
  /** Only what lapses has one. */
  expiresAt: Date | null;
  /** Whose answer is asked. */
  memberUserId: string;
}

export type AnswerDecision =
  | { ok: true; status: RequestDecision; effect: string }
  /** 404: to everybody else the request does not exist (APR-020). 410: "This request has expired". 409. */
  | { ok: false; code: "NOT_FOUND" | "REQUEST_EXPIRED" | "ALREADY_ANSWERED" };

/** Only the member concerned answers, once, and in time: expires_at decides, whether the hourly look came by or not (D45). */
export function answerRequest(
  request: MemberRequest,
  by: { userId: string },
  decision: RequestDecision,
  now: Date,
): AnswerDecision {
  if (by.userId !== request.memberUserId || request.status === "void") return { ok: false, code: "NOT_FOUND" };
  const isLate = request.status === "pending" && request.expiresAt !== null && hasExpired(request.expiresAt, now);
  if (isLate || request.status === "expired") return { ok: false, code: "REQUEST_EXPIRED" };
  if (request.status !== "pending") return { ok: false, code: "ALREADY_ANSWERED" };
  const rule = requestRules[request.kind];
  return { ok: true, status: decision, effect: decision === "approved" ? rule.ifApproved : rule.ifRejected };
}

/** The badge of a request: past its time it is expired, even before the stored status says so (APR-003, APR-005). */
export function shownStatus({ status, expiresAt }: Pick<MemberRequest, "status" | "expiresAt">, now: Date) {
  return status === "pending" && expiresAt !== null && hasExpired(expiresAt, now) ? "expired" : status;
}

/** Shown where the holder gave no reason (APR-004). */
export const usualRequestReason = "Role addition requested by will holder";
