import { randomUUID } from "node:crypto";
import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import { type AccountBundle, createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { createLinkKey, sealEnvelope } from "@heirlock/crypto/sharing/envelope";
import { joinByCard, openCard, signHolder, signMember } from "@heirlock/crypto/sharing/identities";
import { keepByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { createCardSecret } from "@heirlock/crypto/sharing/key-card";
import { createCard } from "@heirlock/crypto/sharing/make-card";
import type { Lane, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { sealEntry } from "@heirlock/crypto/vault/entry";
import { createEntryKeys, type EntryKeys, wrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import type { TestDatabase } from "@heirlock/db/testing/database";
import type { Person } from "@heirlock/db/testing/given";

/** Somebody with keys, who makes by real cryptography what their client would send. */
export interface KeyHolder {
  id: string;
  bundle: AccountBundle;
  keys: SharedKeys;
}

/** Gives an account keys, or other ones as a reset without the kit does. */
export async function withKeys(db: TestDatabase, person: Person): Promise<KeyHolder> {
  const bundle = createBundle();
  const { recipient, verifyingKey } = await publicKeys(bundle);
  await db.owner.query(
    `with older as (
       insert into auth.older_bundles (user_id, recipient, verifying_key, bundle_by_kit, kit_number)
       select user_id, recipient, verifying_key, bundle_by_kit, kit_number from auth.account_keys where user_id = $1)
     insert into auth.account_keys (user_id, salt, kdf, recipient, verifying_key, bundle_by_password, bundle_by_kit, kit_number)
     values ($1, 's', '{}', $2, $3, 'p', 'k', 'AAAA-AAAA')
     on conflict (user_id) do update set recipient = excluded.recipient, verifying_key = excluded.verifying_key`,
    [person.id, recipient, verifyingKey],
  );
  return { id: person.id, bundle, keys: { recipient, verifying_key: verifyingKey } };
}

/** The body by which the holder says that these are the member's keys. */
export function compared(holder: KeyHolder, member: string, keys: SharedKeys, method = "words") {
  const signature = signMember(holder.bundle, { estate: holder.id, member }, keys);
  return { ...keys, signature, key_id: holder.keys.verifying_key, method };
}

/** The same the other way round. */
export function comparedHolder(own: KeyHolder, place: { estate: string; member: string }, keys: SharedKeys) {
  return { ...keys, signature: signHolder(own.bundle, place, keys), key_id: own.keys.verifying_key };
}

export async function newCard(holder: KeyHolder, member: string, id = randomUUID()) {
  const secret = createCardSecret();
  const place = { estate: holder.id, member, card: id };
  const made = await createCard(holder.bundle, place, secret);
  const body = {
    ...made,
    id,
    secret_by_root: keepByRoot(holder.bundle.vaultRootKey, "card", place, secret),
    key_id: holder.keys.verifying_key,
  };
  return {
    secret,
    body,
    joinedBy: (account: SharedKeys) => joinByCard(secret, account),
    shown: () => openCard(secret),
  };
}

export function newReleaseKey(holder: KeyHolder, epoch = 1) {
  const [lane, key] = ["after_death" as const, createLinkKey()];
  const key_by_root = keepByRoot(holder.bundle.vaultRootKey, "release", { estate: holder.id, lane, epoch }, key);
  return { key, body: { lane, epoch, key_by_root, key_id: holder.keys.verifying_key } };
}

export interface Entry {
  id: string;
  keys: EntryKeys;
}

/** An entry of the holder's with keys that really open it, as a row. */
export async function plantEntry(
  db: TestDatabase,
  { id: estate, bundle, keys }: KeyHolder,
  accessCondition: "immediate" | "after_death" | "custom" = "after_death",
): Promise<Entry> {
  const [id, own] = [randomUUID(), createEntryKeys()];
  const facts = {
    estate,
    entry: id,
    revision: 1,
    generation: 1,
    category: "note" as const,
    accessCondition,
    file: null,
  };
  const plain = { title: "Safe", description: "", tags: [], details: {}, content: "Behind the clock" };
  const sealed = sealEntry(bundle, own, facts, plain);
  await db.owner.query(
    `insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details,
       content, content_hash, label_key, content_key, revision, generation, key_id, signature)
     values ($1, $2, 'note', $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, 1, $12, $13)`,
    [
      estate,
      id,
      accessCondition,
      sealed.title,
      sealed.description,
      sealed.tags,
      sealed.details,
      sealed.content,
      sealed.contentHash,
      sealed.labelKey,
      sealed.contentKey,
      keys.verifying_key,
      sealed.signature,
    ],
  );
  return { id, keys: own };
}

export interface Making {
  entries: readonly Entry[];
  /** Beside the card. */
  account?: SharedKeys | undefined;
  release?: { key: Uint8Array; epoch: number } | undefined;
}

/** What a client makes of a task: an envelope for each lane in use, and the keys of all that is granted there. */
export async function envelopesFor(holder: KeyHolder, task: EnvelopeTask, { entries, account, release }: Making) {
  const place = { estate: holder.id, member: task.member_id };
  const recipients = { card: task.card, account: account ?? null };
  const lanes = [...new Set(task.grants.map(({ lane }) => lane))];
  const body = { version: task.version, envelopes: [] as object[], wraps: [] as object[] };
  for (const lane of lanes) {
    const version = 1 + lastVersion(task, lane, holder);
    const linkKey = createLinkKey();
    const releaseKey = lane === "now" ? null : release!.key;
    const at = { ...place, lane, version };
    const made = await sealEnvelope(holder.bundle, recipients, at, linkKey, releaseKey);
    body.envelopes.push({
      lane,
      version,
      ...made,
      key_id: holder.keys.verifying_key,
      link_key_by_root: keepByRoot(holder.bundle.vaultRootKey, "link", { ...at, sealed: made.sealed }, linkKey),
      card_id: task.card?.id ?? null,
      account_key: account?.verifying_key ?? null,
      epoch: lane === "now" ? null : release!.epoch,
    });
    for (const { entry_id, generation, level } of task.grants.filter((one) => one.lane === lane)) {
      const { keys } = entries.find(({ id }) => id === entry_id)!;
      const at = { estate: holder.id, entry: entry_id, generation };
      body.wraps.push({
        entry_id,
        lane,
        generation,
        label_key: wrapEntryKey(linkKey, "link", "label", at, keys.label),
        content_key: level === "summary" ? null : wrapEntryKey(linkKey, "link", "content", at, keys.content),
      });
    }
  }
  return body;
}

function lastVersion({ envelopes }: EnvelopeTask, lane: Lane, { keys }: KeyHolder): number {
  return envelopes.find((one) => one.lane === lane && one.key_id === keys.verifying_key)?.version ?? 0;
}
