import type { Statement } from "../../../kernel/statement.ts";

/** Every statement of passwords, changed and forgotten: all as heirlock_auth. */

export const insertReset: Statement = {
  name: "recovery-insert-reset",
  text: `insert into auth.password_resets (user_id, sent_to, token_hash, token_expires_at)
    values ($1, $2, $3, now() + interval '30 minutes')`,
};
