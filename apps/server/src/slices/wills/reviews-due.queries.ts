import { statement } from "../../kernel/statement.ts";

export const dueReviews = statement(
  "wills-due-reviews",
  "select id, holder_id, due_at::text as due_at from app.due_will_reviews($1, $2)",
  { notNull: ["due_at"] },
);

export const reviewLetterToSend = statement(
  "wills-review-letter-to-send",
  `select email, first_name, language, title, published_on::text as published_on
     from app.will_review_letter_to_send($1, $2, $3)`,
  { notNull: ["published_on"] },
);

/** In the holder's estate; looks again whether it is still due. */
export const noteReviewReminded = statement(
  "wills-note-review-reminded",
  `update app.wills w set review_reminded_at = now()
    where w.holder_id = $1 and w.id = $2 and w.status = 'published'
      and greatest(w.review_reminded_at, (select v.published_at from app.will_versions v
            where v.holder_id = w.holder_id and v.will_id = w.id and v.status = 'published')) <= now() - interval '1 year'
   returning w.id`,
);
