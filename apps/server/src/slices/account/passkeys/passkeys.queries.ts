import type { Statement } from "../../../kernel/statement.ts";

/** Every statement of passkeys. All of them run as heirlock_auth. */

export const insertChallenge: Statement = {
  name: "passkeys-insert-challenge",
  text: "insert into auth.passkey_challenges (purpose, user_id, challenge) values ($1, $2, $3) returning id",
};

/** A challenge is good for one answer, for its own purpose and its own person. */
export const takeChallenge: Statement = {
  name: "passkeys-take-challenge",
  text: `delete from auth.passkey_challenges
     where id = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > now()
    returning challenge`,
};

export const listCredentials: Statement = {
  name: "passkeys-list-credentials",
  text: "select credential_id, transports from auth.passkeys where user_id = $1 order by created_at, id",
};

export const lockCredential: Statement = {
  name: "passkeys-lock-credential",
  text: `select id, user_id, public_key, counter, transports, bundle is not null as opens_vault
      from auth.passkeys where credential_id = $1 for update`,
};

export const noteUse: Statement = {
  name: "passkeys-note-use",
  text: "update auth.passkeys set counter = $2, backed_up = $3, last_used_at = now() where id = $1",
};
