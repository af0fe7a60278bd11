import { randomBytes } from "node:crypto";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { sealPhone } from "../sealed-phone.ts";
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
  const phone = sealPhone(journey.config.ring, id, ownPhone);
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
    `with will as (insert into app.wills (holder_id, id) values ($1, gen_random_uuid()) returning holder_id, id),
      version as (
       insert into app.will_versions
         (holder_id, will_id, number, status, title, law, content, salt, content_hash, published_at)
       select holder_id, id, 1, 'superseded', $2, 'fr-civil', jsonb_build_object('words', $2::text),
              md5($2) || md5($2), md5($1::uuid::text) || md5($1::uuid::text), now() from will
       returning holder_id, will_id, number),
      execution as (
       insert into app.will_executions (holder_id, will_id, number, ticked, confirmed_at, documents, signed_on,
         signed_at_place, original_where, witnesses)
       select holder_id, will_id, number, '{age}', now(), '{"will": "00000000-0000-4000-8000-0000000000e1"}', '2026-05-03',
              $2, $2, jsonb_build_array(jsonb_build_object('name', $2::text, 'details', '')) from version)
     insert into app.will_documents (holder_id, will_id, number, pdf, sha256)
     select holder_id, will_id, number, '\\x25504446', md5($2) || md5($2) from version`,
    asset,
  );
  await plant(
    `with review as (
       insert into app.will_reviews (holder_id, will_id, number, membership_id, salt)
       select $1, w.id, 1, $2, repeat('0', 64) from app.wills w where w.holder_id = $1 returning holder_id, will_id, number)
     insert into app.will_comments (holder_id, will_id, number, membership_id, words, written_by)
     select holder_id, will_id, number, $2, $3, 'holder' from review`,
    rima.membershipId,
    asset,
  );
  await plant(
    "insert into app.mirror_offers (holder_id, will_id, membership_id) select $1, id, $2 from app.wills where holder_id = $1",
    rima.membershipId,
  );
  await plantPeople(db, { holder: id, member: rima.membershipId, asset: owned.id, entry: entry.id, other: other.id });
  await plant(
    "insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'news', 'email', true)",
  );
  await plant(
    `insert into app.dashboard_layouts (user_id, type, card_order, card_visibility, layout_preset)
     values ($1, 'member', '{quick_actions}', '{}', 'default')`,
  );
  await plant("insert into app.consents (user_id, purpose, text_version) values ($1, 'terms', '2026-11-15')");
  await plant("select app.publish_event($1, 'profile.updated', '{}')");
  await plant("insert into app.news (user_id, kind) values ($1, 'new-device')");
  await plant("insert into app.news_digests (user_id, every) values ($1, 'weekly')");
  await plant(
    `insert into auth.older_bundles (user_id, recipient, verifying_key, bundle_by_kit, kit_number)
     values ($1, 'recipient', 'key', $2, '7QK2-M9XA')`,
    `older bundle of ${account.email}`,
  );
  await plant(
    `insert into auth.former_rows (user_id, table_name, row_key, was)
     values ($1::uuid, 'account_keys', ($1::uuid)::text, jsonb_build_object('bundle_by_kit', $2::text))`,
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
  await plant("insert into auth.authenticators (user_id, secret) values ($1, 'sealed-code')");
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
    `insert into auth.recovery_options (user_id, email, email_verified_at, phone, questions)
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

/** A row in each table of what lies between a holder and a member; the queue of envelopes fills itself. */
async function plantPeople(
  db: TestDatabase,
  { holder, member, asset, entry, other }: Record<"holder" | "member" | "asset" | "entry" | "other", string>,
): Promise<void> {
  const plant = (text: string, ...more: string[]) => db.owner.query(text, [holder, member, ...more]);
  await plant(
    `insert into app.member_requests (holder_id, membership_id, kind, changes) values ($1, $2, 'permission_update', '{}')`,
  );
  await plant(
    `insert into app.invitations (holder_id, membership_id, token_hash, email, status)
     values ($1, $2::uuid, $2::uuid::text, 'rima@example.org', 'sent')`,
  );
  await plant(
    "insert into app.will_keys (holder_id, membership_id, locator, key_hash) values ($1, $2::uuid, $2::uuid::text, 'h')",
  );
  await plant(
    "insert into app.membership_history (holder_id, membership_id, type, action_type) values ($1, $2, 'status', 'created')",
  );
  await plant("insert into app.permission_overrides values ($1, $2, 'canSendMessages', 'none')");
  await plant("insert into app.asset_assignments (holder_id, membership_id, asset_id) values ($1, $2, $3)", asset);
  await plant(
    `insert into app.member_cards (holder_id, membership_id, id, recipient, verifying_key, signature, signed_by, holder_proof)
     values ($1, $2, gen_random_uuid(), 'age1card', gen_random_uuid(), 'hls1.s', 'k', repeat('p', 43))`,
  );
  await plant(
    `insert into app.member_keys (holder_id, membership_id, verifying_key, recipient, fingerprint, state)
     values ($1, $2, 'k', 'age1member', 'f', 'unverified')`,
  );
  await db.owner.query(
    `insert into app.holder_pins (user_id, holder_id, verifying_key, recipient, signature, signed_by)
     values ($1, $2, 'k', 'age1holder', 'hls1.s', 'k')`,
    [holder, other],
  );
  await db.owner.query(
    "insert into app.release_keys (holder_id, lane, epoch, key_by_root, key_id) values ($1, 'after_death', 1, 'hlk1.k', 'k')",
    [holder],
  );
  const [key, hash, salt] = ["k".repeat(43), "h".repeat(43), "s".repeat(22)];
  await db.owner.query(
    `with chain as (
       insert into app.plan_chains (holder_id, key_id, salt, number, hash) values ($1, $2, $4, 1, $3) returning holder_id),
     head as (
       insert into app.plan_heads (holder_id, key_id, number, hash, text, signature)
       select holder_id, $2, 1, $3, '[]', 'hls1.' || repeat('s', 86) from chain)
     insert into app.plan_leaves (holder_id, key_id, slot, since, place, text, hash)
     select holder_id, $2, 1, 1, 'plan-grants ' || $5 || ' now', $6, $3 from chain`,
    [holder, key, hash, salt, member, JSON.stringify([0, 0, 0, 0, 0, [[entry, false, null, null]]])],
  );
  await db.owner.query("insert into app.plans_gone_back (holder_id) values ($1)", [holder]);
  await db.owner.query("insert into app.head_questions (holder_id, asked_by, nonce, key_id) values ($1, $1, $2, $3)", [
    holder,
    "n".repeat(22),
    key,
  ]);
  await plant(
    `insert into app.envelopes (holder_id, membership_id, lane, sealed, signature, key_id, link_key_by_root)
     values ($1, $2, 'now', 'hln1.s', 'hls1.s', 'k', 'hlk1.k')`,
  );
  await plant(
    `insert into app.entry_wraps (holder_id, membership_id, lane, key_id, entry_id, generation, label_key)
     values ($1, $2, 'now', 'k', $3, 1, 'hle1.link.label.k')`,
    entry,
  );
}
