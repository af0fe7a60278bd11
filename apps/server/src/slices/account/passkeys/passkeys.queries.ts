import { statement } from "../../../kernel/statement.ts";

/** Every statement of passkeys. All of them run as heirlock_auth. */

export const insertChallenge = statement(
  "passkeys-insert-challenge",
  "insert into auth.passkey_challenges (purpose, user_id, challenge, about) values ($1, $2, $3, $4) returning id",
);

/** A challenge is good for one answer, for its own purpose, its own person and what it is about. */
export const takeChallenge = statement(
  "passkeys-take-challenge",
  `delete from auth.passkey_challenges
     where id = $1 and purpose = $2 and user_id is not distinct from $3 and about is not distinct from $4
       and expires_at > now()
    returning challenge`,
);

export const listCredentials = statement(
  "passkeys-list-credentials",
  "select credential_id, transports from auth.passkeys where user_id = $1 order by created_at, id",
);

export const lockCredential = statement(
  "passkeys-lock-credential",
  `select id, user_id, public_key, counter, transports, created_at, bundle is not null as opens_vault
      from auth.passkeys where credential_id = $1 for update`,
);

export const noteUse = statement(
  "passkeys-note-use",
  "update auth.passkeys set counter = $2, backed_up = $3, last_used_at = now() where id = $1",
);

export const lockPerson = statement(
  "passkeys-lock-person",
  `select u.email, p.first_name, p.last_name
      from auth.users u join app.people p on p.id = u.id
     where u.id = $1 for no key update of u`,
);

export const listPasskeys = statement(
  "passkeys-list",
  `select id, credential_id, name, created_at, last_used_at, backed_up, bundle is not null as opens_vault
      from auth.passkeys where user_id = $1 order by created_at, id`,
);

/** Nothing comes back when the authenticator is registered already. */
export const insertPasskey = statement(
  "passkeys-insert",
  `insert into auth.passkeys (user_id, credential_id, public_key, counter, transports, name, backed_up)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (credential_id) do nothing
    returning id`,
);

export const renamePasskey = statement(
  "passkeys-rename",
  "update auth.passkeys set name = $3 where user_id = $1 and id = $2 returning id",
);

export const deletePasskey = statement(
  "passkeys-delete",
  "delete from auth.passkeys where user_id = $1 and id = $2 returning name",
);

export const setBundle = statement(
  "passkeys-set-bundle",
  "update auth.passkeys set bundle = $3 where user_id = $1 and id = $2 returning name",
);

export const forgetBundles = statement(
  "passkeys-forget-bundles",
  "update auth.passkeys set bundle = null where user_id = $1 and bundle is not null returning id",
);

export const readStanding = statement(
  "passkeys-read-standing",
  "select email, email_verified, suspended_at is not null as suspended from auth.users where id = $1",
);
