import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Member, Person } from "./given.ts";

/** An estate with everything in it that the tables of the schema app can hold. */
export interface PlantedEstate {
  holder: Person;
  member: Member;
}

type Row = Record<string, string | number>;

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
    row: ({ holder }) => ({
      holder_id: holder.id,
      id: randomUUID(),
      title: "House",
      asset_type: "physical",
      asset_subtype: "real_estate",
      currency: "EUR",
    }),
    whose: "holder_id in ($1, $2)",
    seenByHolder: true,
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

export function insertion(table: string, row: Row): { text: string; values: (string | number)[] } {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return { text: `insert into app.${table} (${columns}) values (${places})`, values: Object.values(row) };
}

/** Puts a row of the estate into every table. */
export async function plantEverything(owner: pg.Pool, estate: PlantedEstate): Promise<void> {
  for (const [table, { row }] of Object.entries(plants)) await owner.query(insertion(table, row(estate)));
}
