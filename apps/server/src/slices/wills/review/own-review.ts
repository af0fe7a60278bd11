import type { Answer, Request } from "@heirlock/contract/route";
import type { WholeVersion } from "@heirlock/contract/wills";
import type { OwnReview, reviewRoutes } from "@heirlock/contract/wills/reviews";
import type { AccountId, CommentId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { countPerson } from "../../../kernel/count-person.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { CountDeps } from "../../../kernel/rate-limit.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../../members/letters/tell-other.ts";
import { enterPlan, noteChange } from "../../members/members.transaction.ts";
import { documentOf } from "../document/will-document.ts";
import { hashOf } from "../version-hash.ts";
import { toWholeVersion } from "../will-answer.ts";
import { decisionOf, type Place, toComment } from "./read-reviews.ts";
import * as queries from "./review.queries.ts";
import type { ReadOwnReviewRow } from "./review.rows.ts";

/**
 * What a lawyer does with a version that is shared with them. Every statement runs inside of the holder's estate as the
 * lawyer's membership; the database itself leaves nothing but this version to be read.
 */
interface Shared {
  holderId: HolderId;
  memberId: MemberId;
  userId: AccountId;
  version: WholeVersion;
  row: ReadOwnReviewRow;
}

type Listed = Answer<typeof reviewRoutes.ownReviews>["data"]["reviews"];

export function listOwnReviews({ app }: { app: Pool }, caller: Caller): Promise<Listed> {
  return inTransaction(app, caller, async (tx, { userId }) => {
    const found: Listed = [];
    for (const place of await tx.query(queries.listOwnReviews)) {
      const shared = await enter(tx, userId, place);
      if (shared) found.push({ ...headOf(shared), number: place.number, version_status: shared.version.status });
    }
    return found;
  });
}

/** Refuses with NOT_FOUND, whether it is missing, not shared, or no longer. */
export async function readOwnReview(deps: CountDeps & { clock: Clock }, caller: Caller, at: Place): Promise<OwnReview> {
  await countPerson(deps, caller, "willDocument");
  const { shared, comments } = await withReview(deps, caller, at, async (tx, found) => ({
    shared: found,
    comments: await tx.query(queries.listComments, [found.holderId, at.id, at.number]),
  }));
  const { version } = shared;
  // A law that was taken out again leaves no text to read.
  if (version.law === null) refuse("NOT_FOUND");
  const day = (version.published_at ?? deps.clock.now().toISOString()).slice(0, 10);
  const { columns, governs, instructions } = await documentOf(version, day, { hidesAmounts: true });
  return {
    ...headOf(shared),
    revision: version.revision,
    text: { number: version.number, status: version.status, columns, governs, instructions },
    comments: comments.map(toComment),
  };
}

type NewComment = Place & Request<typeof reviewRoutes.comment>["body"];

export async function commentAsLawyer(deps: CountDeps, caller: Caller, written: NewComment): Promise<void> {
  await countPerson(deps, caller, "willComment");
  const { id, number, clause, words, answers } = written;
  await withReview(deps, caller, written, async (tx, shared) => {
    const values = [shared.holderId, id, number, shared.memberId, clause, words, "lawyer", answers ?? null] as const;
    const [added] = await tx.query(queries.insertComment, values);
    if (!added) refuse("NOT_FOUND");
    await note(tx, shared, "will.commented", { comment: added.id });
  });
}

export async function settleAsLawyer(
  deps: { app: Pool },
  caller: Caller,
  { comment, ...at }: Place & { comment: CommentId },
): Promise<void> {
  await withReview(deps, caller, at, async (tx, shared) => {
    const comments = await tx.query(queries.listComments, [shared.holderId, at.id, at.number]);
    if (!comments.some((one) => one.id === comment)) refuse("NOT_FOUND");
    const [done] = await tx.query(queries.settleComment, [comment]);
    if (!done!.is_settled) refuse("NOT_FOUND");
    await note(tx, shared, "will.comment_settled", { comment });
  });
}

type Decision = Place & Request<typeof reviewRoutes.decide>["body"];

/** Bound to the text that was read (DOC-017): refuses with UPDATE_ERROR where the draft has been saved since. */
export async function decideAsLawyer(
  deps: { app: Pool; jobs: Sending },
  caller: Caller,
  { decision, revision, ...at }: Decision,
): Promise<void> {
  await withReview(deps, caller, at, async (tx, shared) => {
    if (shared.version.revision !== revision) refuse("UPDATE_ERROR");
    const hash = hashOf(shared.version, shared.row.salt);
    const [done] = await tx.query(queries.decideReview, [at.id, at.number, decision, hash]);
    if (!done!.is_decided) refuse("NOT_FOUND");
    await note(tx, shared, decision === "approved" ? "will.approved" : "will.changes_asked", { hash });
    await tellOther(tx, deps.jobs, { id: shared.memberId, userId: shared.userId }, { kind: "review_decided" });
  });
}

function withReview<T>(
  { app }: { app: Pool },
  caller: Caller,
  { id, number }: Place,
  work: (tx: Tx, shared: Shared) => Promise<T>,
): Promise<T> {
  return inTransaction(app, caller, async (tx, { userId }) => {
    const own = await tx.query(queries.listOwnReviews);
    const place = own.find((one) => one.will_id === id && one.number === number) ?? refuse("NOT_FOUND");
    return await work(tx, (await enter(tx, userId, place)) ?? refuse("NOT_FOUND"));
  });
}

async function enter(
  tx: Tx,
  userId: AccountId,
  { holder_id: holderId, membership_id: memberId, will_id, number }: ListedPlace,
): Promise<Shared | null> {
  if (!(await enterPlan(tx, { holder_id: holderId, membership_id: memberId }))) return null;
  const [version] = await tx.query(queries.readShared, [will_id, number]);
  const [row] = await tx.query(queries.readOwnReview, [holderId, will_id, number, memberId]);
  if (!version || !row) return null;
  return { holderId, memberId, userId, version: toWholeVersion({ ...version, description: null }), row };
}
type ListedPlace = { holder_id: HolderId; membership_id: MemberId; will_id: Place["id"]; number: number };

function headOf({ row, version, memberId }: Shared): Omit<OwnReview, "revision" | "text" | "comments"> {
  return {
    relationship_id: memberId,
    will_id: row.will_id,
    holder: { first_name: row.first_name, last_name: row.last_name },
    title: version.title,
    ...decisionOf(row, version),
    asked_at: row.asked,
  };
}

type Happened = "will.commented" | "will.comment_settled" | "will.changes_asked" | "will.approved";

function note(tx: Tx, shared: Shared, type: Happened, data: Record<string, string>): Promise<void> {
  const { holderId, memberId, userId, row, version } = shared;
  return noteChange(
    tx,
    { holderId, id: memberId, userId },
    { type, by: userId, data: { will: row.will_id, version: version.number, ...data } },
  );
}
