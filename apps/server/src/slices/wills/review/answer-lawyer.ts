import type { Request } from "@heirlock/contract/route";
import type { HeldReview, reviewRoutes } from "@heirlock/contract/wills/reviews";
import type { CommentId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../../kernel/actor.ts";
import { countPerson } from "../../../kernel/count-person.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { CountDeps } from "../../../kernel/rate-limit.ts";
import { inTransactionFrom, type Tx } from "../../../kernel/transaction.ts";
import { noteChange } from "../../members/members.transaction.ts";
import { enterEstate } from "../wills.queries.ts";
import { type Place, reviewsOf } from "./read-reviews.ts";
import { insertComment, listComments, listReviews, settleComment } from "./review.queries.ts";
import type { ListReviewsRow } from "./review.rows.ts";

type Written = Place & Request<typeof reviewRoutes.answerLawyer>["body"];

/** The holder writes to a lawyer with whom the version is shared. Refuses with NOT_FOUND. */
export async function answerLawyer(deps: CountDeps, caller: Caller, written: Written): Promise<HeldReview[]> {
  await countPerson(deps, caller, "willComment");
  const { id, number, member_id: memberId, clause, words, answers } = written;
  return await inTransactionFrom(deps.app, caller, { statement: enterEstate }, async (tx, { holderId, userId }) => {
    const review = await openReview(tx, holderId, written, ({ membership_id }) => membership_id === memberId);
    const values = [holderId, id, number, memberId, clause, words, "holder", answers ?? null] as const;
    const [added] = await tx.query(insertComment, values);
    if (!added) refuse("NOT_FOUND");
    const told = { holderId, id: memberId, userId: review.user_id };
    const data = { will: id, version: number, comment: added.id };
    await noteChange(tx, told, { type: "will.commented", by: userId, data });
    return await reviewsOf(tx, holderId, { id, number });
  });
}

/** Refuses with NOT_FOUND, also for what is settled already. */
export function settle(
  { app }: Pick<CountDeps, "app">,
  caller: Caller,
  { comment, ...at }: Place & { comment: CommentId },
): Promise<HeldReview[]> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, { holderId, userId }) => {
    const comments = await tx.query(listComments, [holderId, at.id, at.number]);
    const memberId = (comments.find((one) => one.id === comment) ?? refuse("NOT_FOUND")).membership_id;
    const [done] = await tx.query(settleComment, [comment]);
    if (!done!.is_settled) refuse("NOT_FOUND");
    const reviews = await tx.query(listReviews, [holderId, at.id, at.number]);
    const told = { holderId, id: memberId, userId: reviews.find((one) => one.membership_id === memberId)!.user_id };
    const data = { will: at.id, version: at.number, comment };
    await noteChange(tx, told, { type: "will.comment_settled", by: userId, data });
    return await reviewsOf(tx, holderId, at);
  });
}

async function openReview(
  tx: Tx,
  holderId: Parameters<typeof reviewsOf>[1],
  { id, number }: Place,
  isIt: (row: ListReviewsRow) => boolean,
): Promise<ListReviewsRow> {
  const reviews = await tx.query(listReviews, [holderId, id, number]);
  return reviews.find((row) => isIt(row) && row.ended === null) ?? refuse("NOT_FOUND");
}
