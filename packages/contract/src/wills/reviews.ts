import type { CommentId, MemberId, WillId } from "@heirlock/domain/identifiers";
import { clauseKeys } from "@heirlock/domain/wills/clause-keys";
import { reviewStates } from "@heirlock/domain/wills/reviews";
import { z } from "zod";
import { idField, instantField, wordsField } from "../fields.ts";
import { route } from "../route.ts";
import { versionTextSchema } from "./text.ts";

const number = z.int().min(1).max(100_000);
const byVersion = z.object({ id: idField<WillId>(), number: z.coerce.number().pipe(number) });
const byComment = byVersion.extend({ comment: idField<CommentId>() });
const nameSchema = z.object({ first_name: z.string(), last_name: z.string() });

export const commentSchema = z.object({
  id: idField<CommentId>(),
  /** Null: about the whole will. */
  clause: z.enum(clauseKeys).nullable(),
  words: z.string(),
  written_by: z.enum(["holder", "lawyer"]),
  /** The comment that it answers. */
  answers: idField<CommentId>().nullable(),
  settled_at: instantField.nullable(),
  created_at: instantField,
});
export type Comment = z.output<typeof commentSchema>;

const reviewSchema = z.object({
  state: z.enum(reviewStates),
  /** Null while nothing is decided on the text as it is now. */
  decided_at: instantField.nullable(),
  asked_at: instantField,
  /** Of what is read, oldest first. */
  comments: z.array(commentSchema),
});

/** A review as the holder sees it. */
export const heldReviewSchema = reviewSchema.extend({
  member_id: idField<MemberId>(),
  lawyer: nameSchema,
  /** The lawyer sees it no longer. */
  ended_at: instantField.nullable(),
});
export type HeldReview = z.output<typeof heldReviewSchema>;

/** A review as the lawyer sees it: the text without amounts, and nothing else of the plan. */
export const ownReviewSchema = reviewSchema.extend({
  relationship_id: idField<MemberId>(),
  will_id: idField<WillId>(),
  holder: nameSchema,
  title: z.string(),
  /** A decision is on this one; it goes up whenever the draft is saved. */
  revision: z.int(),
  text: versionTextSchema,
});
export type OwnReview = z.output<typeof ownReviewSchema>;

const listedReviewSchema = ownReviewSchema.omit({ text: true, comments: true, revision: true }).extend({
  number,
  version_status: versionTextSchema.shape.status,
});

const newComment = z.strictObject({
  clause: z.enum(clauseKeys).nullable(),
  words: wordsField.trim().min(1).max(2000),
  answers: idField<CommentId>().nullish(),
});
const reviews = z.object({ data: z.object({ reviews: z.array(heldReviewSchema) }) });
const own = z.object({ data: ownReviewSchema });

export const reviewRoutes = {
  reviews: route({
    method: "GET",
    path: "/api/wills/:id/versions/:number/review",
    access: "holder",
    summary: "The lawyers with whom a version is or was shared, what they decided, and the comments",
    params: byVersion,
    answer: reviews,
    errors: ["NOT_FOUND"],
  }),
  askReview: route({
    method: "POST",
    path: "/api/wills/:id/versions/:number/review",
    access: "holder",
    summary: "Shares the text of a version with a lawyer of the plan",
    params: byVersion,
    body: z.strictObject({ member_id: idField<MemberId>() }),
    answer: reviews,
    errors: ["NOT_FOUND", "NOT_A_LAWYER", "MISSING_JURISDICTION"],
  }),
  endReview: route({
    method: "DELETE",
    path: "/api/wills/:id/versions/:number/review/:member",
    access: "holder",
    summary: "Stops sharing a version with a lawyer",
    params: byVersion.extend({ member: idField<MemberId>() }),
    answer: reviews,
    errors: ["NOT_FOUND"],
  }),
  answerLawyer: route({
    method: "POST",
    path: "/api/wills/:id/versions/:number/comments",
    access: "holder",
    summary: "Writes a comment for a lawyer, or an answer to one of theirs",
    params: byVersion,
    body: newComment.extend({ member_id: idField<MemberId>() }),
    answer: reviews,
    errors: ["NOT_FOUND"],
    limit: "willComment",
  }),
  settle: route({
    method: "POST",
    path: "/api/wills/:id/versions/:number/comments/:comment/settle",
    access: "holder",
    summary: "Marks a comment as settled",
    params: byComment,
    answer: reviews,
    errors: ["NOT_FOUND"],
  }),
  ownReviews: route({
    method: "GET",
    path: "/api/member/reviews",
    access: "member",
    summary: "The versions of wills that are shared with the signed-in lawyer",
    answer: z.object({ data: z.object({ reviews: z.array(listedReviewSchema) }) }),
  }),
  ownReview: route({
    method: "GET",
    path: "/api/member/reviews/:id/:number",
    access: "member",
    summary: "The text of one of them without amounts, and the comments",
    params: byVersion,
    answer: own,
    errors: ["NOT_FOUND"],
    limit: "willDocument",
  }),
  comment: route({
    method: "POST",
    path: "/api/member/reviews/:id/:number/comments",
    access: "member",
    summary: "Comments on a clause, or answers the holder",
    params: byVersion,
    body: newComment,
    answer: z.object({}),
    errors: ["NOT_FOUND"],
    limit: "willComment",
  }),
  settleOwn: route({
    method: "POST",
    path: "/api/member/reviews/:id/:number/comments/:comment/settle",
    access: "member",
    summary: "Marks a comment as settled",
    params: byComment,
    answer: z.object({}),
    errors: ["NOT_FOUND"],
  }),
  decide: route({
    method: "POST",
    path: "/api/member/reviews/:id/:number/decision",
    access: "member",
    summary: "Approves the text as it was read, or asks for changes",
    params: byVersion,
    body: z.strictObject({ decision: z.enum(["approved", "changes"]), revision: z.int().min(1) }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "UPDATE_ERROR"],
  }),
};
