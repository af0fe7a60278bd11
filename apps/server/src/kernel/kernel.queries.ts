import { statement } from "./statement.ts";

/** The statements that every slice rests on. */

export const enter = statement(
  "enter",
  "select user_id, is_holder, session_id, is_fresh, expires_at from auth.enter($1)",
);
/** Only who logged in as the worker may. */
export const enterAsTimer = statement("enter-as-timer", "select auth.enter_as_timer($1) is null as entered");
export const appendEntry = statement("audit-append", "select audit.append($1, $2, $3, $4)");
export const publishEvent = statement("event-publish", "select app.publish_event($1, $2, $3) as note");
export const wasRenewed = statement("was-renewed", "select auth.was_renewed($1) as renewed", { notNull: ["renewed"] });
export const countHit = statement("count-hit", "select hits, seconds_left from app.count_hit($1, $2)");
