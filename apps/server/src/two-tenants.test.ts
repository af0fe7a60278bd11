import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInAs, startTestApp, type TestApp } from "./kernel/testing.ts";
import { sampleOf } from "./sample-request.ts";
import { slices } from "./slices.ts";

/**
 * Every route of the table against {anonymous, other holder, unrelated member}. Nothing here names a route:
 * one that is added to the contract is tried the day it is added.
 */
const routes = Object.entries(routeTable).flatMap(([slice, own]) =>
  Object.entries(own as Record<string, RouteDefinition>).map(([name, route]) => ({ name: `${slice}.${name}`, route })),
);
const guarded = routes.filter(({ route }) => route.access !== "anyone");
/** Routes with an id in their path; a place for one of a few words is none. */
const addressed = guarded.filter(({ route }) => route.params && pathOf(route, randomUUID()) !== pathOf(route, ""));

let db: TestDatabase;
let server: TestApp;
let victim: Person;
/** Ids of everything the victim has; a route with an id is tried with each of them. */
let ids: string[];
/** Words that stand in the victim's rows alone. */
const markers = ["Zeituna", "Qasrawi", "Olive-press-of-the-victim", "victim-of-the-matrix@example.org"];
/** Whoever asks comes with a new session: some routes end the one they are asked with. */
let callers: Record<"anonymous" | "made-up session" | "other holder" | "unrelated member", () => Promise<Cookie>>;
type Cookie = { cookie?: string };

beforeAll(async () => {
  db = await createTestDatabase();
  server = await startTestApp(db, { slices });
  const g = given(db);
  victim = await g.holder({ firstName: markers[0]!, lastName: markers[1]!, email: markers[3]! });
  const asset = await g.asset(victim, { title: markers[2]!, description: markers[2]!, location: markers[2]! });
  const entry = await g.vaultEntry(victim);
  const victimsMember = await g.member({ of: victim });
  const victimsSession = await g.session(victim);
  const { rows: cards } = await db.owner.query(
    `insert into app.member_cards (holder_id, membership_id, id, recipient, verifying_key, signature, signed_by, holder_proof)
     values ($1, $2, gen_random_uuid(), 'age1card', 'key of the card', 'hls1.s', 'k', repeat('p', 43)) returning id`,
    [victim.id, victimsMember.membershipId],
  );
  const { rows: roles } = await db.owner.query("select id from app.membership_roles where holder_id = $1", [victim.id]);
  await db.owner.query("update app.member_records set notes = $2, email = $3 where holder_id = $1", [
    victim.id,
    markers[2],
    markers[3],
  ]);
  ids = [
    roles[0].id,
    cards[0].id,
    asset.id,
    entry.id,
    entry.fileId,
    victim.id,
    victimsMember.membershipId,
    victimsMember.id,
    victimsSession.id,
  ];
  const other = await g.holder();
  await g.asset(other);
  const member = await g.member({ of: other });
  callers = {
    anonymous: async () => ({}),
    "made-up session": async () => signedInAs({ token: "A".repeat(43) }),
    "other holder": async () => signedInAs(await g.session(other)),
    "unrelated member": async () => signedInAs(await g.session(member)),
  };
});
afterAll(async () => {
  await server.close();
  await db.drop();
});

function pathOf({ path, params }: RouteDefinition, id: string): string {
  const values = params ? (sampleOf(params, id) as Record<string, string>) : {};
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => values[name] ?? id);
}

/** Asks with an id in the path and in the body, as far as the route has places for one. */
async function ask(route: RouteDefinition, id: string, who: keyof typeof callers) {
  const { method, query, body, bytes } = route;
  const type = bytes === undefined ? {} : { "content-type": "application/octet-stream" };
  const headers = { ...(await callers[who]()), ...type };
  const asked = query ? new URLSearchParams(sampleOf(query, id) as Record<string, string>).toString() : "";
  const url = pathOf(route, id) + (asked && `?${asked}`);
  const payload = bytes === undefined ? body && (sampleOf(body, id) as object) : Buffer.from("bytes");
  const request = { method, url, headers, ...(payload && { payload }) };
  const answer = await server.app.inject(request);
  return { status: answer.statusCode, body: answer.body };
}

async function victimsRows(): Promise<unknown> {
  const { rows } = await db.owner.query(
    `select (select json_agg(a order by id) from app.assets a where holder_id = $1) as assets,
            (select json_agg(v) from app.vault_entries v where holder_id = $1) as vault,
            (select json_agg(f) from app.vault_files f where holder_id = $1) as files,
            (select count(*) from app.vault_asset_links where holder_id = $1) as links,
            (select json_agg(p) from app.people p where id = $1) as person,
            (select json_agg(m order by id) from app.memberships m where holder_id = $1) as members,
            (select json_agg(r order by membership_id) from app.member_records r where holder_id = $1) as records,
            (select json_agg(r order by id) from app.membership_roles r where holder_id = $1) as roles,
            (select json_agg(a) from app.asset_assignments a where holder_id = $1) as assignments,
            (select json_agg(l) from app.vault_member_links l where holder_id = $1) as member_links,
            (select json_agg(o) from app.permission_overrides o where holder_id = $1) as overrides,
            (select json_agg(c) from app.member_cards c where holder_id = $1) as cards,
            (select json_agg(k) from app.member_keys k where holder_id = $1) as keys,
            (select json_agg(e) from app.envelopes e where holder_id = $1) as envelopes,
            (select json_agg(q order by membership_id) from app.envelope_queue q where holder_id = $1) as queue,
            (select count(*) from app.release_keys where holder_id = $1) as release_keys,
            (select count(*) from app.holder_pins where holder_id = $1) as pins,
            (select count(*) from app.member_requests where holder_id = $1) as requests,
            (select count(*) from app.membership_history where holder_id = $1) as history,
            (select count(*) from app.events where recipient_id = $1) as events,
            (select count(*) from audit.entries where estate_id = $1) as entries,
            (select json_agg(s.id) from auth.sessions s where user_id = $1) as sessions`,
    [victim.id],
  );
  return rows[0];
}

test("the samples pass validation, so that a refusal is about who asks", async () => {
  for (const { name, route } of guarded) {
    if (!route.body) continue;
    const parsed = route.body.safeParse(sampleOf(route.body, randomUUID()));
    expect({ name, problems: parsed.error?.issues ?? [] }).toEqual({ name, problems: [] });
  }
});

describe("[SEC-021] nobody without a session gets in", () => {
  test.each(guarded)("$name", async ({ route }) => {
    for (const who of ["anonymous", "made-up session"] as const) {
      const { status, body } = await ask(route, ids[0]!, who);
      expect({ who, status, code: JSON.parse(body).code }).toEqual({ who, status: 401, code: "AUTH_SESSION_MISSING" });
    }
  });
});

describe("[SEC-021] a holder's route is closed to who has no estate", () => {
  // On creating vault entries a 403 means the paywall and nothing else (D23).
  const otherwise: Record<string, { status: number; code: string }> = {
    "vault.create": { status: 409, code: "NOT_A_HOLDER" },
    "vault.saveMany": { status: 409, code: "NOT_A_HOLDER" },
  };
  test.each(guarded.filter(({ route }) => route.access === "holder"))("$name", async ({ name, route }) => {
    const { status, body } = await ask(route, ids[0]!, "unrelated member");
    expect({ status, code: JSON.parse(body).code }).toEqual(otherwise[name] ?? { status: 403, code: "FORBIDDEN" });
  });
});

// Before the next: there strangers give ids of the victim to things of their own.
describe("[SEC-019] [SEC-021] what is somebody else's looks like what does not exist", () => {
  test.each(addressed)("$name", async ({ route }) => {
    for (const who of ["other holder", "unrelated member"] as const) {
      const missing = await ask(route, randomUUID(), who);
      expect([403, 404]).toContain(missing.status);
      for (const id of ids) expect(await ask(route, id, who)).toEqual(missing);
    }
  });
});

describe("[SEC-021] nobody else reads or changes anything of an estate", () => {
  test.each(guarded.filter(({ route }) => !route.raw))(
    "$name",
    async ({ route }) => {
      const before = await victimsRows();
      for (const who of ["other holder", "unrelated member"] as const) {
        for (const id of ids) {
          const { body } = await ask(route, id, who);
          for (const marker of markers) expect(body).not.toContain(marker);
        }
      }
      expect(await victimsRows()).toEqual(before);
      // Some make ten hashes of codes for each id.
    },
    60_000,
  );
});
