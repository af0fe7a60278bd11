import { statement } from "../../../kernel/statement.ts";

/** As heirlock_worker. */
export const letterToSend = statement("members-letter-to-send", "select * from app.letter_to_send($1, $2, $3, $4, $5)");
