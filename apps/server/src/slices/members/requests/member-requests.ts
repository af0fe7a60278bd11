import type { AccountId, AssetId, HolderId, MemberId, RequestId } from "@heirlock/domain/identifiers";
import type { RequestStatus } from "@heirlock/domain/members/statuses";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./requests.queries.ts";
import type { FindOwnRequestRow, LockRequestRow } from "./requests.rows.ts";

/** Requests to members, for the member's side: it decides the answer, and these read and save it. */

export type MemberRequest = LockRequestRow;

/** Whose request it is, if the person is asked by it; as the person, before an estate is entered. */
export async function findOwnRequest(tx: Tx, userId: AccountId, id: RequestId): Promise<FindOwnRequestRow | undefined> {
  return (await tx.query(queries.findOwnRequest, [userId, id]))[0];
}

type Whose = { holderId: HolderId; id: MemberId };

/** All that nobody has taken back, the newest first. In the holder's estate, as all below. */
export async function listRequests(tx: Tx, { holderId, id }: Whose): Promise<MemberRequest[]> {
  return await tx.query(queries.listRequests, [holderId, id]);
}

export async function lockRequest(
  tx: Tx,
  { holderId, id }: Whose,
  asked: RequestId,
): Promise<MemberRequest | undefined> {
  return (await tx.query(queries.lockRequest, [holderId, id, asked]))[0];
}

export async function saveAnswer(
  tx: Tx,
  holderId: HolderId,
  id: RequestId,
  { status, reason, at }: { status: RequestStatus; reason: string | null; at: Date | null },
): Promise<void> {
  await tx.query(queries.endRequest, [holderId, id, status, reason, at]);
}

export async function answerOffer(
  tx: Tx,
  { holderId, id }: Whose,
  { asset, answer, at }: { asset: AssetId; answer: "accepted" | "declined"; at: Date },
): Promise<void> {
  await tx.query(queries.answerOffer, [holderId, id, asset, answer, at]);
}

/** Whether a reminder is due that was not noted before. */
export async function noteReminder(
  tx: Tx,
  holderId: HolderId,
  id: RequestId,
  days: readonly number[],
): Promise<boolean> {
  return (await tx.query(queries.noteReminder, [holderId, id, days])).length > 0;
}
