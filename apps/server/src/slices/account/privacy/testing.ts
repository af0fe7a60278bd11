import { randomBytes } from "node:crypto";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { sealPhone } from "../means/sealed-phone.ts";
import { freshEmail, type Journey, sampleSignUp } from "../testing.ts";

/** What somebody else wrote about the person in their own plan; it is theirs. */
export const writtenByOther = { firstName: "Auntie", lastName: "Zee" };

export const ownPhone = "+9613555014";

export interface PlantedPerson {
  /** Words that stand in this person's rows alone. */
  markers: { firstName: string; lastName: string; asset: string; device: string };
  id: string;
  email: string;
  recoveryEmail: string;
  password: string;
  cookie: string;
}

/** Somebody who joined as people do, with a row in every table that can hold something about a person. */
export async function plantPerson(db: TestDatabase, journey: Journey): Promise<PlantedPerson> {
  const mark = randomBytes(4).toString("hex");
  const markers = {
    firstName: `Zeituna-${mark}`,
    lastName: `Qasrawi-${mark}`,
    asset: `Olive-press-${mark}`,
    device: `Phone-${mark}`,
  };
  const { firstName, lastName, asset, device } = markers;
  const account = { ...sampleSignUp(freshEmail()), firstName, lastName };
  const cookie = await journey.join(account);
  const { rows } = await db.owner.query("select id from auth.users where email = $1", [account.email]);
  const { id } = rows[0];
  const recoveryEmail = `zeituna.${account.email}`;
  const person = { id, email: account.email, firstName, lastName };
  const owned = await given(db).asset(person, { title: asset, description: asset, location: asset });
  const rima = await given(db).member({ of: person, firstName: "Rima", lastName: "Member" });
  const entry = await given(db).vaultEntry(person);
  const other = await given(db).holder({ firstName: "Holder", lastName: "Elsewhere" });
  await db.owner.query(
    `with membership as (
       insert into app.memberships (holder_id, user_id, first_name, last_name, status)
       values ($1, $2, $3, $4, 'confirmed') returning holder_id, id)
     insert into app.membership_roles (holder_id, membership_id, role, status)
     select holder_id, id, 'beneficiary', 'active' from membership`,
    [other.id, id, writtenByOther.firstName, writtenByOther.lastName],
  );
  const phone = sealPhone(journey.config.secret, id, ownPhone);
  const plant = (text: string, ...more: unknown[]) => db.owner.query(text, [id, ...more]);
  await plant(
    `insert into app.vault_versions (holder_id, entry_id, revision, category, access_condition, title, description, tags,
       details, content, content_hash, label_key, content_key, generation, key_id, signature, saved_at)
     select holder_id, id, 99, category, access_condition, title, description, tags, details, content, content_hash,
       label_key, content_key, generation, key_id, signature, saved_at from app.vault_entries where holder_id = $1`,
  );
  await plant("insert into app.vault_asset_links values ($1, $2, $3)", entry.id, owned.id);
  await plant("insert into app.vault_member_links values ($1, $2, $3)", entry.id, rima.membershipId);
  await plant(
    "insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'news', 'email', true)",
  );
  await plant("insert into app.consents (user_id, purpose, text_version) values ($1, 'terms', '2026-11-15')");
  await plant("select app.publish_event($1, 'profile.updated', '{}')");
  await plant(
    `insert into auth.older_bundles (user_id, recipient, verifying_key, bundle_by_kit, kit_number)
     values ($1, 'recipient', 'key', $2, '7QK2-M9XA')`,
    `older bundle of ${account.email}`,
  );
  await plant(
    `insert into auth.former_kits (user_id, verifying_key, bundle_by_kit, kit_number)
     values ($1, 'key', $2, '7QK2-M9XA')`,
    `former kit of ${account.email}`,
  );
  await plant("insert into auth.pending_sign_ins (token, user_id) values ($2, $1)", `half ${account.email}`);
  await plant(
    "insert into auth.trusted_devices (user_id, token_hash, email, browser) values ($1, $2, $3, $4)",
    `trusted ${account.email}`,
    account.email,
    device,
  );
  await plant("insert into auth.known_devices (user_id, token_hash) values ($1, $2)", `known ${account.email}`);
  await plant("insert into auth.authenticators (user_id, secret) values ($1, 'sealed')");
  await plant("insert into auth.backup_codes (user_id, code_hash) values ($1, $2)", `code ${account.email}`);
  await plant(
    `insert into auth.passkeys (user_id, credential_id, public_key, counter, name, backed_up)
     values ($1, $2, '\\x00', 0, $3, true)`,
    `credential ${account.email}`,
    device,
  );
  await plant(
    "insert into auth.passkey_challenges (purpose, user_id, challenge) values ('register', $1, $2)",
    `challenge ${account.email}`,
  );
  await plant(
    `insert into auth.recovery_means (user_id, email, email_verified_at, phone, questions)
     values ($1, $2, now(), $3, '[{"id": "first_school", "hash": "hash-of-an-answer"}]')`,
    recoveryEmail,
    phone,
  );
  await plant(
    "insert into auth.phone_codes (user_id, purpose, phone, code_hash) values ($1, 'set-phone', $2, 'hash')",
    phone,
  );
  await plant("insert into auth.password_resets (user_id) values ($1)");
  await plant(
    `insert into auth.notices (user_id, kind, channel, address)
     values ($1, 'new-device', 'email', $2), ($1, 'new-device', 'phone', $3)`,
    account.email,
    phone,
  );
  return { markers, id, email: account.email, recoveryEmail, password: account.password, cookie };
}
