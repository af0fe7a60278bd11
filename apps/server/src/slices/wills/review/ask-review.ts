import { randomBytes } from "node:crypto";
import type { HeldReview } from "@heirlock/contract/wills/reviews";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransactionFrom } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../../members/letters/tell-other.ts";
import { noteChange } from "../../members/members.transaction.ts";
import { enterEstate } from "../wills.queries.ts";
import { type Place, reviewsOf, versionAt } from "./read-reviews.ts";
import { endReview as end, insertReview, listReviews, readLawyer } from "./review.queries.ts";

/**
 * Shares the text of a version with a lawyer who has joined the plan, and tells them. Refuses with NOT_FOUND, with
 * NOT_A_LAWYER, and with MISSING_JURISDICTION: before a law is chosen there is no text.
 */
export function askReview(
  { app, jobs }: { app: Pool; jobs: Sending },
  caller: Caller,
  { member_id: memberId, ...at }: Place & { member_id: MemberId },
): Promise<HeldReview[]> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, { holderId, userId }) => {
    const version = await versionAt(tx, holderId, at);
    const [member] = await tx.query(readLawyer, [holderId, memberId]);
    if (!member) refuse("NOT_FOUND");
    if (!member.is_lawyer) refuse("NOT_A_LAWYER");
    if (version.law === null) refuse("MISSING_JURISDICTION");
    const salt = randomBytes(32).toString("hex");
    await tx.query(insertReview, [holderId, at.id, at.number, memberId, salt]);
    const told = { holderId, id: memberId, userId: member.user_id };
    const data = { will: at.id, version: at.number };
    await noteChange(tx, told, { type: "will.review_asked", by: userId, data });
    await tellOther(tx, jobs, told, { kind: "review_asked" });
    return await reviewsOf(tx, holderId, at);
  });
}

/** From then on the lawyer sees nothing of it. Refuses with NOT_FOUND where nothing is shared. */
export function endReview(
  { app }: { app: Pool },
  caller: Caller,
  { member, ...at }: Place & { member: MemberId },
): Promise<HeldReview[]> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, { holderId, userId }) => {
    const reviews = await tx.query(listReviews, [holderId, at.id, at.number]);
    const [ended] = await tx.query(end, [holderId, at.id, at.number, member]);
    if (!ended) refuse("NOT_FOUND");
    const told = { holderId, id: member, userId: reviews.find((one) => one.membership_id === member)!.user_id };
    await noteChange(tx, told, { type: "will.review_ended", by: userId, data: { will: at.id, version: at.number } });
    return await reviewsOf(tx, holderId, at);
  });
}
