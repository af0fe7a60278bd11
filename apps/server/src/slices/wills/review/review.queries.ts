import { isoText, statement } from "../../../kernel/statement.ts";

/** Statements of the holder name the estate; those of the lawyer run inside of it, cut by row security to what is shared. */

const reviewColumns = `r.will_id, r.membership_id, r.state, r.salt, r.decided_hash, ${isoText("r.decided_at")} as decided,
  ${isoText("r.asked_at")} as asked, ${isoText("r.ended_at")} as ended`;

export const listReviews = statement(
  "wills-list-reviews",
  `select ${reviewColumns}, m.first_name, m.last_name, m.user_id
     from app.will_reviews r join app.plan_members m on m.holder_id = r.holder_id and m.id = r.membership_id
    where r.holder_id = $1 and r.will_id = $2 and r.number = $3
    order by r.asked_at, r.membership_id`,
);

export const listComments = statement(
  "wills-list-comments",
  `select c.id, c.membership_id, c.clause, c.words, c.written_by, c.answers, ${isoText("c.settled_at")} as settled,
          ${isoText("c.created_at")} as created
     from app.will_comments c
    where c.holder_id = $1 and c.will_id = $2 and c.number = $3
    order by c.created_at, c.id`,
);

/** A member of the plan, and whether they are a lawyer who could look at a will today. */
export const readLawyer = statement(
  "wills-read-lawyer",
  `select m.id, m.user_id, m.status = 'confirmed' and m.is_active and m.user_id is not null and 'lawyer' = any (d.active_roles)
            as is_lawyer
     from app.plan_members m join app.member_details d on d.holder_id = m.holder_id and d.membership_id = m.id
    where m.holder_id = $1 and m.id = $2`,
  { notNull: ["is_lawyer"] },
);

/** Asked again, what was shared and ended is shared again. */
export const insertReview = statement(
  "wills-insert-review",
  `insert into app.will_reviews (holder_id, will_id, number, membership_id, salt) values ($1, $2, $3, $4, $5)
   on conflict (holder_id, will_id, number, membership_id) do update set asked_at = now(), ended_at = null`,
);

export const endReview = statement(
  "wills-end-review",
  `update app.will_reviews set ended_at = now()
    where holder_id = $1 and will_id = $2 and number = $3 and membership_id = $4 and ended_at is null
   returning membership_id`,
);

/** An answer belongs to a comment of the same review. */
export const insertComment = statement(
  "wills-insert-comment",
  `insert into app.will_comments (holder_id, will_id, number, membership_id, clause, words, written_by, answers)
   select $1, $2, $3, $4, $5, $6, $7, $8
    where $8::uuid is null or exists (
      select from app.will_comments c where c.holder_id = $1 and c.will_id = $2 and c.number = $3 and c.membership_id = $4
         and c.id = $8 and c.answers is null)
   returning id`,
);

export const settleComment = statement("wills-settle-comment", "select app.settle_comment($1) as is_settled", {
  notNull: ["is_settled"],
});

export const listOwnReviews = statement(
  "wills-list-own-reviews",
  "select holder_id, membership_id, will_id, number from app.own_reviews()",
  { notNull: ["holder_id", "membership_id", "will_id", "number"] },
);

export const readOwnReview = statement(
  "wills-read-own-review",
  `select ${reviewColumns}, p.first_name, p.last_name
     from app.will_reviews r join app.people p on p.id = r.holder_id
    where r.holder_id = $1 and r.will_id = $2 and r.number = $3 and r.membership_id = $4`,
);

export const readShared = statement(
  "wills-read-shared",
  `select will_id, number, status as version_status, title, law, revision, content, salt, content_hash,
          ${isoText("published_at")} as published, ${isoText("created_at")} as version_created,
          ${isoText("updated_at")} as version_updated
     from app.version_for_review($1, $2)`,
  {
    notNull: [
      "will_id",
      "number",
      "version_status",
      "title",
      "revision",
      "content",
      "version_created",
      "version_updated",
    ],
  },
);

export const decideReview = statement("wills-decide-review", "select app.decide_review($1, $2, $3, $4) as is_decided", {
  notNull: ["is_decided"],
});
