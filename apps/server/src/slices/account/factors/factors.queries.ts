import type { Statement } from "../../../kernel/statement.ts";

/** Second factor, half sign-ins and trusted devices: all as heirlock_auth. */

/** The time is the database's: every process judges a code by the same clock. */
export const readAuthenticator: Statement = {
  name: "factors-read-authenticator",
  text: `select secret, enabled_at, backup_salt, clock_timestamp() as now
      from auth.authenticators where user_id = $1`,
};

/** Each step once, and none before one that was used: whoever comes second finds no row (SEC-009). */
export const useStep: Statement = {
  name: "factors-use-step",
  text: `update auth.authenticators set last_step = $2
     where user_id = $1 and enabled_at is not null and last_step < $2
    returning user_id`,
};

/** Of many at once one finds the row unused: the others wait for its lock and then see that it is (SEC-010). */
export const useBackupCode: Statement = {
  name: "factors-use-backup-code",
  text: `update auth.backup_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null
    returning user_id`,
};

export const countBackupCodes: Statement = {
  name: "factors-count-backup-codes",
  text: "select count(*)::integer as left from auth.backup_codes where user_id = $1 and used_at is null",
};
