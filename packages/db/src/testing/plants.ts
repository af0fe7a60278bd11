import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Member, Person } from "./given.ts";

/** An estate with everything in it that the tables of the schema app can hold. */
export interface PlantedEstate {
  holder: Person;
  member: Member;
}

type Row = Record<string, string | number>;

const sealedRevision = {
  category: "note",
  access_condition: "after_death",
  title: "hlf1.t",
  description: "hlf1.d",
  tags: "hlf1.g",
  details: "hlf1.m",
  content: "hlf1.c",
  content_hash: "h",
  label_key: "hle1.root.label.k",
  content_key: "hle1.root.content.k",
  generation: 1,
  key_id: "k",
  signature: "s",
};
/** The first row of each estate in tables that others point to. */
const firstIds = {
  members: new WeakMap<PlantedEstate, string>(),
  assets: new WeakMap<PlantedEstate, string>(),
  entries: new WeakMap<PlantedEstate, string>(),
  cards: new WeakMap<PlantedEstate, string>(),
  wills: new WeakMap<PlantedEstate, string>(),
};
function firstOf(kind: keyof typeof firstIds, estate: PlantedEstate, id: string): string {
  if (!firstIds[kind].has(estate)) firstIds[kind].set(estate, id);
  return id;
}

/** Versions of the first will that have no document yet. */
const firstNumbers = new WeakMap<PlantedEstate, number[]>();
/** The same of versions about whose signing nothing is known yet. */
const executedNumbers = new WeakMap<PlantedEstate, number[]>();
/** The same of versions that no lawyer has been asked about yet. */
const reviewedNumbers = new WeakMap<PlantedEstate, number[]>();
function numberOf(estate: PlantedEstate): number {
  const number = revision++;
  for (const numbers of [firstNumbers, executedNumbers, reviewedNumbers])
    numbers.set(estate, [...(numbers.get(estate) ?? []), number]);
  return number;
}

/** The first review of each estate, which comments belong to. */
const firstReviews = new WeakMap<PlantedEstate, Row>();
function reviewOf(estate: PlantedEstate): Row {
  const review = { will_id: firstIds.wills.get(estate)!, number: reviewedNumbers.get(estate)!.shift()! };
  if (!firstReviews.has(estate)) firstReviews.set(estate, review);
  return review;
}

/** Wills that were offered to nobody yet. */
const unofferedWills = new WeakMap<PlantedEstate, string[]>();
function willOf(estate: PlantedEstate): string {
  const id = randomUUID();
  unofferedWills.set(estate, [...(unofferedWills.get(estate) ?? []), id]);
  return id;
}

const ofMember = ({ holder, member }: PlantedEstate) => ({
  holder_id: holder.id,
  membership_id: member.membershipId,
});

interface Plant {
  /** A complete row of this estate; every call gives another. */
  row: (estate: PlantedEstate) => Row;
  /** The condition that picks the estate's rows, with $1 the holder and $2 the member. */
  whose: string;
  /** Whether the holder sees it as heirlock_app, which keeps the emptiness of the others from being an accident. */
  seenByHolder: boolean;
}

/** One per table: a new table is refused by the tests of row security until it says how to plant a row. */
export const plants: Record<string, Plant> = {
  people: {
    row: () => ({ id: randomUUID(), first_name: "A", last_name: "B" }),
    whose: "id in ($1, $2)",
    seenByHolder: true,
  },
  estates: {
    row: ({ member }) => ({ holder_id: member.id }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  memberships: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      id: firstOf("members", estate, randomUUID()),
      first_name: "A",
      last_name: "B",
      // Who said no is not put into the queue of envelopes by itself.
      status: "rejected",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  membership_roles: {
    row: ({ holder, member }) => ({
      holder_id: holder.id,
      membership_id: member.membershipId,
      role: "witness",
      status: "active",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  assets: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      id: firstOf("assets", estate, randomUUID()),
      title: "House",
      asset_type: "physical",
      asset_subtype: "real_estate",
      currency: "EUR",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  wills: {
    row: (estate) => ({ holder_id: estate.holder.id, id: firstOf("wills", estate, willOf(estate)) }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_versions: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      will_id: firstIds.wills.get(estate)!,
      number: numberOf(estate),
      // Of drafts a will has one at most.
      status: "superseded",
      title: "Will",
      law: "fr-civil",
      content: "{}",
      salt: "0".repeat(64),
      content_hash: randomBytes(32).toString("hex"),
      published_at: "now",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_documents: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      will_id: firstIds.wills.get(estate)!,
      number: firstNumbers.get(estate)!.shift()!,
      pdf: "\\x25504446",
      sha256: "0".repeat(64),
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_executions: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      will_id: firstIds.wills.get(estate)!,
      number: executedNumbers.get(estate)!.shift()!,
      signed_at_place: "London",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_reviews: {
    row: (estate) => ({ ...ofMember(estate), ...reviewOf(estate), salt: "0".repeat(64) }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  mirror_offers: {
    row: (estate) => ({ ...ofMember(estate), will_id: unofferedWills.get(estate)!.shift()! }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_comments: {
    row: (estate) => ({ ...ofMember(estate), ...firstReviews.get(estate)!, words: "Comment", written_by: "holder" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  vault_entries: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      id: firstOf("entries", estate, randomUUID()),
      revision: 1,
      ...sealedRevision,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  vault_versions: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      entry_id: firstIds.entries.get(estate)!,
      revision: revision++,
      saved_at: "now",
      ...sealedRevision,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  vault_files: {
    row: ({ holder }) => ({
      holder_id: holder.id,
      id: randomUUID(),
      storage_key: `vault/${randomUUID()}.age`,
      state: "stored",
      size: 100,
      sha256: "a".repeat(64),
      part_hashes: "{}",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  vault_asset_links: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      entry_id: firstIds.entries.get(estate)!,
      asset_id: firstIds.assets.get(estate)!,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  vault_member_links: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      entry_id: firstIds.entries.get(estate)!,
      membership_id: estate.member.membershipId,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  member_records: {
    row: (estate) => ({ holder_id: estate.holder.id, membership_id: firstIds.members.get(estate)!, notes: "n" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  member_requests: {
    row: (estate) => ({ ...ofMember(estate), kind: "permission_update", changes: "{}" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  invitations: {
    row: (estate) => ({ ...ofMember(estate), token_hash: randomUUID(), email: "a@example.org", status: "sent" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  will_keys: {
    row: (estate) => ({ ...ofMember(estate), locator: randomUUID(), key_hash: "h" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  membership_history: {
    row: (estate) => ({ ...ofMember(estate), type: "status", action_type: "created" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  permission_overrides: {
    row: (estate) => ({ ...ofMember(estate), area: "canSendMessages", level: "none" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  asset_assignments: {
    row: (estate) => ({ ...ofMember(estate), asset_id: firstIds.assets.get(estate)! }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  member_keys: {
    row: (estate) => ({
      ...ofMember(estate),
      verifying_key: randomUUID(),
      recipient: "age1pq1",
      fingerprint: "f",
      state: "unverified",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  member_cards: {
    row: (estate) => ({
      ...ofMember(estate),
      id: firstOf("cards", estate, randomUUID()),
      recipient: "age1pq1",
      verifying_key: randomUUID(),
      signature: "hls1.s",
      signed_by: "k",
      holder_proof: "p".repeat(43),
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  holder_pins: {
    row: ({ holder, member }) => ({
      user_id: holder.id,
      holder_id: member.id,
      verifying_key: "k",
      recipient: "age1pq1",
      signature: "hls1.s",
      signed_by: "k",
    }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  release_keys: {
    row: ({ holder }) => ({ holder_id: holder.id, lane: "after_death", epoch: 1, key_by_root: "hlk1.k", key_id: "k" }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  envelopes: {
    row: (estate) => ({
      ...ofMember(estate),
      lane: "after_death",
      sealed: "hlr1.s",
      signature: "hls1.s",
      key_id: "k",
      link_key_by_root: "hlk1.k",
      card_id: firstIds.cards.get(estate)!,
      epoch: 1,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  entry_wraps: {
    row: (estate) => ({
      ...ofMember(estate),
      lane: "after_death",
      key_id: "k",
      entry_id: firstIds.entries.get(estate)!,
      generation: 1,
      label_key: "hle1.link.label.k",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  envelope_queue: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      membership_id: firstIds.members.get(estate)!,
      reasons: "{named}",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  invitation_reports: {
    row: ({ holder }) => ({ holder_id: holder.id, email: `${randomUUID()}@example.org`, invitation_id: randomUUID() }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: false,
  },
  plan_chains: {
    row: ({ holder }) => ({ holder_id: holder.id, key_id: planKey(), salt: "s".repeat(22), number: 1, hash: hash43 }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  plan_heads: {
    row: ({ holder }) => ({
      holder_id: holder.id,
      key_id: lastPlanKey,
      number: 1,
      hash: hash43,
      text: "[]",
      signature: `hls1.${"s".repeat(86)}`,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  plan_leaves: {
    row: (estate) => ({
      holder_id: estate.holder.id,
      key_id: lastPlanKey,
      slot: slot++,
      since: 1,
      // The planted link, so that the tables grant no more than the plan.
      place: `plan-grants ${estate.member.membershipId} now`,
      text: JSON.stringify([0, 0, 0, 0, 0, [[firstIds.entries.get(estate)!, false, null, null]]]),
      hash: hash43,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  head_questions: {
    row: ({ holder }) => ({
      holder_id: holder.id,
      nonce: randomUUID().replaceAll("-", "").slice(0, 22),
      key_id: hash43,
      asked_by: holder.id,
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  plans_gone_back: {
    row: ({ holder }) => ({ holder_id: holder.id }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
  },
  removed_objects: {
    row: ({ holder }) => ({ storage_key: `vault/${holder.id}-${randomUUID()}.age` }),
    whose: "storage_key like '%' || $1 || '%' or storage_key like '%' || $2 || '%'",
    seenByHolder: false,
  },
  event_counters: {
    row: ({ holder }) => ({ recipient_id: holder.id, last_id: 7 }),
    whose: "recipient_id in ($1, $2)",
    seenByHolder: false,
  },
  events: {
    row: ({ holder }) => ({ recipient_id: holder.id, id: eventId++, kind: "asset.created", payload: "{}" }),
    whose: "recipient_id in ($1, $2)",
    seenByHolder: true,
  },
  notification_settings: {
    row: ({ holder }) => ({ user_id: holder.id, kind: `kind ${randomUUID()}`, channel: "email", wanted: "true" }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  news: {
    row: ({ holder, member }) => ({ user_id: holder.id, kind: "joined", membership_id: member.membershipId }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  news_digests: {
    row: ({ holder }) => ({ user_id: holder.id, every: "daily" }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  dashboard_layouts: {
    row: ({ holder }) => ({
      user_id: holder.id,
      type: "member",
      card_order: "{}",
      card_visibility: "{}",
      layout_preset: "default",
    }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  data_exports: {
    row: ({ holder }) => ({ user_id: holder.id, id: randomUUID() }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  consents: {
    row: ({ holder }) => ({ user_id: holder.id, id: randomUUID(), purpose: "terms", text_version: "2026-11" }),
    whose: "user_id in ($1, $2)",
    seenByHolder: true,
  },
  rate_counters: {
    row: ({ holder }) => ({ bucket: `sign-in ${holder.id} ${randomUUID()}`, window_start: "now", hits: 1 }),
    whose: "bucket like '%' || $1 || '%' or bucket like '%' || $2 || '%'",
    seenByHolder: false,
  },
};
let eventId = 1;
let revision = 1;
let slot = 0;
const hash43 = "h".repeat(43);
/** Heads and leaves stand in the chain that was planted before them. */
let lastPlanKey = "";
function planKey(): string {
  lastPlanKey = randomUUID().replaceAll("-", "").padEnd(43, "k");
  return lastPlanKey;
}

export function insertion(table: string, row: Row): { text: string; values: (string | number)[] } {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return { text: `insert into app.${table} (${columns}) values (${places})`, values: Object.values(row) };
}

/** Puts a row of the estate into every table. */
export async function plantEverything(owner: pg.Pool, estate: PlantedEstate): Promise<void> {
  for (const [table, { row }] of Object.entries(plants)) await owner.query(insertion(table, row(estate)));
}
