import { randomUUID } from "node:crypto";
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
const firstIds = { assets: new WeakMap<PlantedEstate, string>(), entries: new WeakMap<PlantedEstate, string>() };
function firstOf(kind: keyof typeof firstIds, estate: PlantedEstate, id: string): string {
  if (!firstIds[kind].has(estate)) firstIds[kind].set(estate, id);
  return id;
}

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
    row: ({ holder }) => ({ holder_id: holder.id, id: randomUUID(), first_name: "A", last_name: "B", status: "draft" }),
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

export function insertion(table: string, row: Row): { text: string; values: (string | number)[] } {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return { text: `insert into app.${table} (${columns}) values (${places})`, values: Object.values(row) };
}

/** Puts a row of the estate into every table. */
export async function plantEverything(owner: pg.Pool, estate: PlantedEstate): Promise<void> {
  for (const [table, { row }] of Object.entries(plants)) await owner.query(insertion(table, row(estate)));
}
