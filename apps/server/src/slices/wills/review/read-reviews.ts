import type { WholeVersion } from "@heirlock/contract/wills";
import type { Comment, HeldReview } from "@heirlock/contract/wills/reviews";
import type { HolderId, WillId } from "@heirlock/domain/identifiers";
import { stateToday } from "@heirlock/domain/wills/reviews";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { hashOf } from "../version-hash.ts";
import { toWholeVersion } from "../will-answer.ts";
import { reloadVersion } from "../wills.queries.ts";
import { listComments, listReviews } from "./review.queries.ts";
import type { ListCommentsRow, ListReviewsRow } from "./review.rows.ts";

export interface Place {
  id: WillId;
  number: number;
}

/** Refuses with NOT_FOUND, whether the version is missing or somebody else's. */
export function readReviews({ app }: { app: Pool }, caller: Caller, at: Place): Promise<HeldReview[]> {
  return inTransaction(app, caller, (tx, { holderId }) => reviewsOf(tx, holderId, at));
}

export async function versionAt(tx: Tx, holderId: HolderId, { id, number }: Place): Promise<WholeVersion> {
  const [row] = await tx.query(reloadVersion, [holderId, id, number]);
  return row ? toWholeVersion(row) : refuse("NOT_FOUND");
}

/** For the holder, whose estate it is. */
export async function reviewsOf(tx: Tx, holderId: HolderId, at: Place): Promise<HeldReview[]> {
  const version = await versionAt(tx, holderId, at);
  const reviews = await tx.query(listReviews, [holderId, at.id, at.number]);
  const comments = await tx.query(listComments, [holderId, at.id, at.number]);
  return reviews.map((row) => ({
    member_id: row.membership_id,
    lawyer: { first_name: row.first_name, last_name: row.last_name },
    ...decisionOf(row, version),
    asked_at: row.asked,
    ended_at: row.ended,
    comments: comments.filter((one) => one.membership_id === row.membership_id).map(toComment),
  }));
}

/** What was decided, as far as it is about the text as it is now. */
export function decisionOf(
  row: Pick<ListReviewsRow, "state" | "decided_hash" | "decided" | "salt">,
  version: WholeVersion,
): Pick<HeldReview, "state" | "decided_at"> {
  const state = stateToday(row, hashOf(version, row.salt));
  return { state, decided_at: state === "asked" ? null : row.decided };
}

export const toComment = (row: ListCommentsRow): Comment => ({
  id: row.id,
  clause: row.clause as Comment["clause"],
  words: row.words,
  written_by: row.written_by,
  answers: row.answers,
  settled_at: row.settled,
  created_at: row.created,
});

/** Who has approved the text as it is now, for its document. */
export async function approvalsOf(tx: Tx, holderId: HolderId, at: Place): Promise<{ name: string; day: string }[]> {
  return (await reviewsOf(tx, holderId, at))
    .filter(({ state }) => state === "approved")
    .map(({ lawyer, decided_at }) => ({
      name: `${lawyer.first_name} ${lawyer.last_name}`,
      day: decided_at!.slice(0, 10),
    }));
}
