import { statement } from "../../../kernel/statement.ts";

/** As heirlock_worker. */
export const letterToSend = statement("members-letter-to-send", "select * from app.letter_to_send($1, $2, $3, $4, $5)");
export const isPapersLetterDue = statement(
  "members-is-papers-letter-due",
  "select app.is_papers_letter_due($1, make_interval(hours => $2)) as is_due",
  { notNull: ["is_due"] },
);
