import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { areas, type Level, type Levels, levels } from "@heirlock/domain/members/areas";
import { canSee, heldBack, type Sight } from "@heirlock/domain/members/can-see";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import { memberStatuses, roleStatuses } from "@heirlock/domain/members/statuses";
import { assets, documents, everyThing, sixThings } from "@heirlock/domain/members/things";
import { grantLevel } from "@heirlock/domain/sharing/key-grants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type MembersServer, startMembers } from "../members/testing/members-server.ts";
import { seenBy } from "../members/testing/visible-fields.ts";
import { plantWills } from "../wills/testing/plant-wills.ts";

/**
 * What the holder's pages say of a person's access is what the person's own pages show: the answer of `canSee`, made of
 * what the holder's page loads, against the raw answers that the member gets, over conditions, levels, states and time.
 */

/** When something is meant to be seen. Today lies between the days, and 30 years between the ages. */
const openings = [
  { access_condition: "immediate", not_before: null, from_age: null },
  { access_condition: "after_death", not_before: null, from_age: null },
  { access_condition: "custom", not_before: null, from_age: null },
  ...["2001-01-01", "2199-01-01"].flatMap((not_before) =>
    [null, 18, 99].map((from_age) => ({ access_condition: "custom", not_before, from_age })),
  ),
  ...[18, 99].map((from_age) => ({ access_condition: "custom", not_before: null, from_age })),
].flatMap((one) => [true, false].map((tell_exists) => ({ ...one, tell_exists })));
/** What of its keys lies in the member's envelope, and of which generation. */
const keyStates = ["none", "label", "content", "older"] as const;

let people: MembersServer;
let noor: Person;
let samir: Member;
let holder: Browser;
let member: Browser;
const query = async (text: string, ...values: unknown[]) => (await people.db.owner.query(text, values)).rows;

beforeAll(async () => {
  people = await startMembers();
  const give = given(people.db);
  noor = await give.holder({ plan: "family" });
  samir = await give.member({ of: noor, roles: ["beneficiary"] });
  const layla = await give.member({ of: noor, roles: ["witness"] });
  await query("update app.people set country = 'LB' where id = $1", noor.id);
  await plantWills(people.db, noor.id);
  await query(
    "update app.member_records set date_of_birth = '1990-01-01', phone = '+961 1', relationship = 'son' where membership_id = any ($1)",
    [samir.membershipId, layla.membershipId],
  );
  await query(
    `insert into app.envelopes (holder_id, membership_id, lane, sealed, signature, key_id, link_key_by_root)
     values ($1, $2, 'now', 'hln1.x', 'hls1.x', 'k', 'hlk1.x')`,
    ...[noor.id, samir.membershipId],
  );
  for (const one of openings) {
    const { access_condition, not_before, from_age, tell_exists } = one;
    const asset = await give.asset(noor, { location: "Byblos", description: "By the sea" });
    await query(
      `insert into app.asset_assignments (holder_id, asset_id, membership_id, access_condition, not_before, from_age, tell_exists)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      ...[noor.id, asset.id, samir.membershipId, access_condition, not_before, from_age, tell_exists],
    );
    // Of what waits no key is handed out, so that only what is seen now has them in different states.
    for (const keys of access_condition === "immediate" ? keyStates : (["none"] as const))
      await meanEntry(access_condition, one, keys);
    // A link without a condition of its own follows the entry.
    if (access_condition !== "custom")
      await meanEntry(null, one, access_condition === "immediate" ? "content" : "none", access_condition);
  }
  await query(
    `insert into app.membership_history (holder_id, membership_id, type, action_type, changed_by)
     values ($1, $2, 'role', 'added', $1)`,
    ...[noor.id, samir.membershipId],
  );
  holder = await people.browserOf(noor);
  member = await people.browserOf(samir);
});
afterAll(() => people.close());

type Given = Pick<(typeof openings)[number], "not_before" | "from_age" | "tell_exists">;
async function meanEntry(own: string | null, given_: Given, keys: (typeof keyStates)[number], ofEntry = "after_death") {
  const { not_before, from_age, tell_exists } = given_;
  const { id } = await given(people.db).vaultEntry(noor);
  await query("update app.vault_entries set access_condition = $2, generation = 2 where id = $1", id, ofEntry);
  await query(
    `insert into app.vault_member_links (holder_id, entry_id, membership_id, access_condition, not_before, from_age, tell_exists)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    ...[noor.id, id, samir.membershipId, own, not_before, from_age, tell_exists],
  );
  if (keys === "none") return;
  await query(
    `insert into app.entry_wraps (holder_id, membership_id, lane, key_id, entry_id, generation, label_key, content_key)
     values ($1, $2, 'now', 'k', $3, $4, 'hle1.link.label.x', $5)`,
    ...[noor.id, samir.membershipId, id, keys === "older" ? 1 : 2],
    keys === "content" ? "hle1.link.content.x" : null,
  );
}

async function set({ levels: wanted, status, isActive, role }: Case): Promise<void> {
  await query("delete from app.permission_overrides where membership_id = $1", samir.membershipId);
  await query(
    `insert into app.permission_overrides (holder_id, membership_id, area, level)
     select $1, $2, e.key, e.value from jsonb_each_text($3) e`,
    ...[noor.id, samir.membershipId, JSON.stringify(wanted)],
  );
  await query(
    "update app.memberships set status = $2, is_active = $3 where id = $1",
    samir.membershipId,
    status,
    isActive,
  );
  await query("update app.membership_roles set status = $2 where membership_id = $1", samir.membershipId, role);
}

interface Case {
  levels: Levels;
  status: string;
  isActive: boolean;
  role: string;
}
const usual: Case = { levels: defaultLevels.executor, status: "confirmed", isActive: true, role: "active" };

/** What the holder's page says: of each thing, and of each asset and entry. Null: the person is not on it. */
async function said() {
  const { data } = (await holder("GET", "/api/members/access")).body;
  const person = data.members.find(({ id }: { id: string }) => id === samir.membershipId);
  if (!person) return null;
  const of = (items: { membership_id: string }[]) =>
    // biome-ignore lint/suspicious/noExplicitAny: as it comes over the wire
    items.filter(({ membership_id }) => membership_id === samir.membershipId) as any[];
  const itemsOf = (kind: string | null) =>
    kind === "asset" ? of(data.assets) : kind === "document" ? of(data.entries) : [];
  return {
    held: heldBack(person),
    things: [...sixThings, ...everyThing].map((thing) => ({
      id: thing.id as string,
      kind: thing.kind,
      sight: canSee(person, thing, itemsOf(thing.kind)),
    })),
    assets: of(data.assets).map((one) => ({ id: one.asset_id, sight: canSee(person, assets, [one]) })),
    entries: of(data.entries).map((one) => ({
      id: one.entry_id,
      sight: canSee(person, documents, [one]),
      granted: one.granted,
    })),
    grant: grantLevel(person.levels),
  };
}

/** What is in the member's own answers. */
async function shown() {
  const id = samir.membershipId;
  const get = async (path: string) => {
    const { status, body } = await member("GET", `/api/member/${path}`);
    return status === 200 ? body.data : null;
  };
  const [own, wills, vault, relationships, others, activity] = await Promise.all([
    get("assigned-assets"),
    get("wills"),
    get("assigned-vault"),
    get("relationships"),
    get(`wills/${id}/members`),
    get(`wills/${id}/activity`),
  ]);
  const seen = new Set<string>();
  const note = (kind: string, items: readonly object[] | null | undefined) => {
    for (const one of items ?? [])
      for (const [field, value] of Object.entries(one)) if (value !== false) seen.add(`${kind}.${field}`);
  };
  note("asset", own?.assets);
  note("document", vault?.entries);
  note(
    "will",
    wills?.flatMap((plan: { wills: object[] }) => plan.wills),
  );
  note("member", others?.members ?? others);
  note("activity", activity?.activity ?? activity);
  const relationship = (relationships?.relationships ?? relationships ?? []).at(0);
  note("holder", relationship ? [relationship.holder] : []);
  note("permission", relationship ? [relationship.permissions] : []);
  return { seen, assets: own?.assets ?? [], entries: vault?.entries ?? [], own, vault, others, activity };
}

type Entry = { id: string; wrapped_label_key: string | null; can_open: boolean; can_download: boolean };
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).toSorted();
const today = (of: readonly { id: string; sight: Sight }[]) => ids(of.filter(({ sight }) => sight.today));

async function compare(one: Case): Promise<void> {
  await set(one);
  const [says, shows] = [await said(), await shown()];
  if (says === null) {
    expect(
      Object.values(seenBy)
        .flat()
        .filter((field) => shows.seen.has(field)),
    ).toEqual([]);
    return;
  }
  // Of each thing: seen today or not, and of how many.
  for (const { id, sight } of says.things)
    expect([id, sight.today], JSON.stringify(one)).toEqual([id, seenBy[id]!.some((field) => shows.seen.has(field))]);
  // Of each asset and entry the same; of what waits nothing.
  expect(ids(shows.assets)).toEqual(today(says.assets));
  expect(ids(shows.entries)).toEqual(today(says.entries));
  const isHeld = says.held !== null;
  for (const { kind, sight } of says.things) {
    // The word differs from today only for a reason that is told beside it.
    expect(sight.today).toBe(sight.when === "now" && !isHeld);
    if (kind === "asset" && sight.when === "now" && !isHeld) expect(sight.items!.count).toBe(shows.assets.length);
    if (kind === "document" && sight.when === "now" && !isHeld) expect(sight.items!.count).toBe(shows.entries.length);
  }
  // What one can do with an entry follows from the level, as soon as its keys are made.
  for (const entry of shows.entries as Entry[]) {
    const { granted } = says.entries.find(({ id }) => id === entry.id)!;
    expect(entry.wrapped_label_key !== null).toBe(granted);
    const isRead = says.grant === "details" || says.grant === "full";
    if (!isRead || !granted) expect(entry.can_open).toBe(false);
    expect(entry.can_download).toBe(entry.can_open && says.grant === "full");
  }
  await comparePreview(shows);
}

/** Looking with the member's eyes gives what the member gets. */
async function comparePreview(shows: Awaited<ReturnType<typeof shown>>): Promise<void> {
  const { data } = (await holder("GET", `/api/members/${samir.membershipId}/preview`)).body;
  if (shows.own) expect(data.assets).toEqual(shows.own);
  if (shows.vault) expect(data.vault).toEqual(shows.vault);
}

const everywhere = (level: Level) => Object.fromEntries(areas.map((area) => [area, level])) as Levels;

test("every thing has its fields, and there is something of every kind to see", async () => {
  expect([...sixThings, ...everyThing].map(({ id }) => id as string).filter((id) => !seenBy[id])).toEqual([]);
  await set({ ...usual, levels: everywhere("full") });
  const { seen } = await shown();
  expect(
    Object.values(seenBy)
      .flat()
      .filter((field) => !seen.has(field)),
  ).toEqual([]);
});

describe("[PRM-002] [MBR-006] [KEY-040] [KEY-043] [KEY-044] what the holder is told is what the member gets", () => {
  test.each(Object.keys(defaultLevels) as (keyof typeof defaultLevels)[])(
    "with what a %s starts with",
    async (role) => {
      await compare({ ...usual, levels: defaultLevels[role] });
    },
  );

  // How much an entry opens follows from three areas together; every area by itself is in permission-matrix.test.ts.
  test("with every level of what opens an entry", async () => {
    for (const canViewAssignedDocuments of levels)
      for (const canViewDocumentMetadata of ["none", "details"] as const)
        for (const canDownloadDocuments of ["none", "summary"] as const)
          await compare({
            ...usual,
            levels: { ...everywhere("none"), canViewAssignedDocuments, canViewDocumentMetadata, canDownloadDocuments },
          });
  });

  test.each(memberStatuses)("in every state of somebody who is %s", async (status) => {
    // Who has not joined sees nothing at all: the most that could be seen shows it.
    const full = everywhere("full");
    for (const isActive of [true, false])
      for (const role of roleStatuses)
        for (const wanted of status === "confirmed" ? [full, defaultLevels.guardian] : [full])
          await compare({ levels: wanted, status, isActive, role });
  });
});
