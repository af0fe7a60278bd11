import { randomUUID } from "node:crypto";
import type { PlanStep, SharedChain } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { readLeaf } from "@heirlock/crypto/plan/leaves";
import { makeLastHead, makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { isUnderRoot, type SlottedLeaf } from "@heirlock/crypto/plan/tree";
import { given } from "@heirlock/db/testing/given";
import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { compare, type Family, givenFamily, link, rows as query, seal, setLevel } from "../members/testing/family.ts";
import { comparedHolder, type Entry, plantEntry, withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();
const rows = (text: string, values: unknown[]) => query(people, text, values);
const planPath = ({ samir }: Family) => `/api/member/relationships/${samir.membershipId}/plan`;
const chainsOf = async (own: Family): Promise<SharedChain[]> =>
  (await own.samirs("GET", planPath(own))).body.data.chains;

const entryLeaf = (estate: string, entry: string, revision = 1): Unsalted => ({
  ...{ kind: "plan-entry", estate, entry, revision, generation: 1, deletedOn: null },
});
const memberLeaf = (estate: string, member: string, name: string): Unsalted => ({
  ...{ kind: "plan-member", estate, member, name, card: null, account: null, level: "full", handOver: false },
});
const grantsLeaf = (
  estate: string,
  member: string,
  lane: "now" | "after_death",
  entries: readonly string[],
): Unsalted => ({
  ...{ kind: "plan-grants", estate, member, lane },
  grants: entries.toSorted().map((entry) => ({ entry, early: false, day: null, age: null })),
});

/** Signs a plan with these leaves and stores it, in steps of as many leaves as one may carry. */
async function signed(own: Family, wanted: readonly Unsalted[], begun: PlanBefore | null = null): Promise<PlanBefore> {
  const { holder, browser } = own;
  let before = begun;
  for (let to = Math.min(300, wanted.length); ; to = Math.min(to + 300, wanted.length)) {
    const step = makeStep(holder.bundle, holder.id, before, wanted.slice(0, to), Date.now())! as PlanStep;
    expect(await browser("POST", "/api/plan", step)).toMatchObject({ status: 200 });
    const gone = new Set([...step.freed, ...step.leaves.map(({ slot }) => slot)]);
    const leaves: SlottedLeaf[] = [...(before?.leaves ?? []).filter(({ slot }) => !gone.has(slot)), ...step.leaves];
    const salt: Uint8Array = before?.salt ?? fromBase64url(step.salt!, saltLength);
    before = { salt, head: readHead(holder.keys.verifying_key, holder.id, step.head), text: step.head.text, leaves };
    if (to === wanted.length) return before;
  }
}

/** Two entries that are open to Samir now, one that waits, and one that is nobody's. */
async function withEntries() {
  const own = await givenFamily(people);
  await setLevel(own, "details");
  const planted: Entry[] = [];
  for (const condition of ["immediate", "immediate", "after_death", "immediate"] as const)
    planted.push(await plantEntry(people.db, own.holder, condition));
  for (const { id } of planted.slice(0, 3)) await link(own, id);
  await compare(own);
  await seal(own, planted);
  const ids = planted.map(({ id }) => id);
  const [first, second, later] = ids as [string, string, string];
  const member = own.samir.membershipId;
  const leaves = (now = [first, second]) => [
    memberLeaf(own.holder.id, member, "Samir"),
    memberLeaf(own.holder.id, randomUUID(), "Laila"),
    ...ids.map((id) => entryLeaf(own.holder.id, id)),
    grantsLeaf(own.holder.id, member, "now", now),
    grantsLeaf(own.holder.id, member, "after_death", [later]),
  ];
  return { own, ids, leaves };
}

/** As the API's role, after the entry that the member's session gives. */
async function asMember({ nadia, samir }: Family, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await people.db.as("heirlock_app").connect();
  try {
    await client.query("begin");
    await client.query("select from auth.enter($1)", [(await given(people.db).session(samir)).hash]);
    await client.query("select app.enter_plan($1, $2, null)", [nadia.id, samir.membershipId]);
    await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("what a member gets of the signed plan", () => {
  test("[KEY-071] is the newest head, the own grants of lane now and the leaves of those entries, each with its proof", async () => {
    const { own, ids, leaves } = await withEntries();
    expect(await chainsOf(own)).toEqual([]);
    const state = await signed(own, leaves());
    const [chain, ...others] = await chainsOf(own);
    expect(others).toEqual([]);
    const head = readHead(own.holder.keys.verifying_key, own.holder.id, chain!.head);
    expect(chain!.head.text).toBe(state.text);
    const all = [chain!.grants!, ...chain!.entries];
    expect(all.map(({ text }) => readLeaf(text))).toMatchObject([
      { kind: "plan-grants", member: own.samir.membershipId, lane: "now" },
      ...ids
        .slice(0, 2)
        .toSorted()
        .map((entry) => ({ kind: "plan-entry", entry })),
    ]);
    for (const leaf of all) {
      expect(isUnderRoot(head.root, leaf)).toBe(true);
      expect(leaf.path).toHaveLength(10);
      expect(state.leaves).toContainEqual({ slot: leaf.slot, text: leaf.text });
    }
    const answered = JSON.stringify(await own.samirs("GET", planPath(own)));
    expect(answered).not.toMatch(new RegExp(`${ids[2]}|${ids[3]}|Laila|Samir|after_death|salt`));
  });

  test("[KEY-071] of a tree that had to double the proofs are longer and lead to the root too", async () => {
    const { own, leaves } = await withEntries();
    const many = Array.from({ length: 1030 }, () => entryLeaf(own.holder.id, randomUUID()));
    await signed(own, [...many, ...leaves()]);
    const [chain] = await chainsOf(own);
    const { root } = readHead(own.holder.keys.verifying_key, own.holder.id, chain!.head);
    expect([chain!.grants!, ...chain!.entries].map((leaf) => [leaf.path.length, isUnderRoot(root, leaf)])).toEqual(
      Array.from({ length: 3 }, () => [11, true]),
    );
  });

  test("[KEY-071] is cut by the database: nothing by the tables, nothing about others, nothing to others", async () => {
    const { own, ids, leaves } = await withEntries();
    const laila = await given(people.db).member({ of: own.nadia });
    await signed(own, [...leaves(), grantsLeaf(own.holder.id, laila.membershipId, "now", [ids[3]!])]);
    const other = await givenFamily(people);
    expect((await other.samirs("GET", planPath(own))).status).toBe(404);
    await asMember(own, async (client) => {
      for (const table of ["plan_chains", "plan_heads", "plan_leaves"])
        expect((await client.query(`select from app.${table}`)).rowCount, table).toBe(0);
      expect((await client.query("select from app.plan_for_member()")).rowCount).toBe(3);
      const planned = (member: string) => client.query("select entry_id from app.planned_now($1)", [member]);
      expect((await planned(laila.membershipId)).rows).toEqual([]);
      expect((await planned(own.samir.membershipId)).rows.map(({ entry_id }) => entry_id)).not.toContain(ids[3]);
    });
    // Who has entered nothing is nobody's member.
    await people.db
      .as("heirlock_app")
      .query("select from app.plan_for_member()")
      .then(({ rowCount }) => expect(rowCount).toBe(0));
    // Who may see nothing of entries is not told how many there are.
    await setLevel(own, "none");
    expect(await chainsOf(own)).toMatchObject([{ grants: null, entries: [] }]);
  });

  test("[KEY-069] is a proof that nothing is shared now, whatever waits, and also for whoever may see nothing of entries", async () => {
    const { own, ids, leaves } = await withEntries();
    await rows("delete from app.vault_member_links where holder_id = $1 and entry_id = any ($2)", [
      ...[own.holder.id, ids.slice(0, 2)],
    ]);
    await signed(own, leaves([]));
    for (const level of ["details", "none"] as const) {
      await setLevel(own, level);
      const [chain] = await chainsOf(own);
      const { root } = readHead(own.holder.keys.verifying_key, own.holder.id, chain!.head);
      expect(readLeaf(chain!.grants!.text)).toMatchObject({ member: own.samir.membershipId, lane: "now", grants: [] });
      expect([isUnderRoot(root, chain!.grants!), chain!.grants!.path.length, chain!.entries]).toEqual([true, 10, []]);
    }
  });

  test("[KEY-075] is nothing of a key that an objection put out of force, nor for the holder; an older key's stays", async () => {
    const { own, leaves } = await withEntries();
    const place = { estate: own.holder.id, member: own.samir.membershipId };
    const keysPath = `/api/member/relationships/${own.samir.membershipId}/keys`;
    await own.samirs("POST", `${keysPath}/verify`, comparedHolder(own.member, place, own.holder.keys));
    await signed(own, leaves());
    const first = own.holder.keys.verifying_key;
    const next = { ...own, holder: await withKeys(people.db, own.nadia) };
    await signed(next, leaves());
    const keyIds = async () => (await chainsOf(own)).map(({ key_id }) => key_id);
    expect(await keyIds()).toEqual([first, next.holder.keys.verifying_key]);
    await rows("update auth.older_bundles set set_aside_at = now() where user_id = $1", [own.holder.id]);
    expect(await keyIds()).toEqual([next.holder.keys.verifying_key]);
    const { chains } = (await own.browser("GET", "/api/plan")).body.data;
    expect(chains.map((one: SharedChain) => one.key_id)).toEqual([next.holder.keys.verifying_key]);
    const { heads } = (await own.browser("GET", `/api/plan/heads?key=${first}&after=0`)).body.data;
    expect(heads).toEqual([]);
    // Nor does it count any more that the member once compared it, or that it granted something.
    expect((await own.samirs("GET", keysPath)).body.data).toMatchObject({ pin: null, earlier_pins: [] });
    expect(await delivered(own)).toEqual([null, null]);
  });

  test("[KEY-075] [SEC-041] after an objection is nothing of the key in force if its chain was ended, until it signs again", async () => {
    const { own, leaves } = await withEntries();
    const [estate, first] = [own.holder.id, own.holder.keys];
    const keysPath = `/api/member/relationships/${own.samir.membershipId}/keys`;
    const pin = comparedHolder(own.member, { estate, member: own.samir.membershipId }, first);
    await own.samirs("POST", `${keysPath}/verify`, pin);
    const state = await signed(own, leaves());
    await rows(
      "insert into auth.notices (user_id, kind, channel, address) values ($1, 'password-reset', 'email', 'n@x')",
      [...[estate]],
    );
    // A reset; with the kit that was found, or stolen, the new key takes all of it over and ends the older chain.
    const next = { ...own, holder: await withKeys(people.db, own.nadia) };
    const second = next.holder.keys.verifying_key;
    await rows(
      "update auth.older_bundles set bundle_by_root = 'r', root_of = $2, restored_at = now() where verifying_key = $1",
      [first.verifying_key, second],
    );
    await signed(next, leaves());
    const last = makeLastHead(own.holder.bundle, estate, state, Date.now());
    const taken = { step: null, ends: { key: first.verifying_key, head: last } };
    expect(await own.browser("POST", "/api/plan/take-over", taken)).toMatchObject({ status: 200 });
    expect(await delivered(own)).toEqual(["wrap", "wrap"]);

    // As `object.ts` leaves it: the keys of before are in force, the others are set aside.
    await rows("delete from auth.older_bundles where verifying_key = $1", [first.verifying_key]);
    await rows(
      `insert into auth.older_bundles (user_id, recipient, verifying_key, bundle_by_kit, kit_number, set_aside_at)
       select user_id, recipient, verifying_key, bundle_by_kit, kit_number, now() from auth.account_keys where user_id = $1`,
      [estate],
    );
    await rows("update auth.account_keys set recipient = $2, verifying_key = $3 where user_id = $1", [
      ...[estate, first.recipient, first.verifying_key],
    ]);
    await rows("update auth.notices set objected_at = clock_timestamp() where user_id = $1", [estate]);
    expect(await chainsOf(own)).toMatchObject([
      { key_id: first.verifying_key, head: { text: last.text }, grants: null, entries: [] },
    ]);
    expect(await delivered(own)).toEqual([null, null]);

    // The owner is shown the plan that was ended, and signs it after the last head.
    const { chains, objected } = (await own.browser("GET", "/api/plan")).body.data;
    expect([chains.length, chains[0].head.text, chains[0].leaves, objected]).toEqual([1, last.text, [], true]);
    const asked = `/api/plan/before-objection?key=${first.verifying_key}`;
    const { past } = (await own.browser("GET", asked)).body.data;
    expect([past.head.text, past.leaves.length]).toEqual([state.text, state.leaves.length]);
    const ended = { salt: state.salt, head: readHead(first.verifying_key, estate, last), text: last.text, leaves: [] };
    await signed(own, leaves(), ended);
    expect(await delivered(own)).toEqual(["wrap", "wrap"]);
    expect((await chainsOf(own)).map(({ key_id, entries }) => [key_id, entries.length])).toEqual([
      [first.verifying_key, 2],
    ]);
  });
});

const delivered = async (own: Family) =>
  (await own.samirs("GET", "/api/member/assigned-vault")).body.data.entries.map(
    (one: { wrapped_label_key: string | null }) => one.wrapped_label_key && "wrap",
  );

/** Past the triggers by which the database keeps the tables within the plan. */
async function behindTheBack(text: string, values: unknown[]): Promise<void> {
  const client = await people.db.owner.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(text, values);
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
}

test("[KEY-063] a wrap is delivered only if the tables and, once there is one, the signed plan name it", async () => {
  const { own, ids, leaves } = await withEntries();
  const [first, second, later] = ids as [string, string, string];
  expect(await delivered(own)).toEqual(["wrap", "wrap"]);
  const state = await signed(own, leaves());
  expect(await delivered(own)).toEqual(["wrap", "wrap"]);
  // The tables without the plan: signed is that the first one waits, and a hand in the database says otherwise.
  const condition = "update app.vault_member_links set access_condition = $2 where entry_id = $1";
  await behindTheBack(condition, [first, "after_death"]);
  const waiting = leaves([second]).map((leaf) =>
    leaf.kind === "plan-grants" && leaf.lane === "after_death"
      ? grantsLeaf(own.holder.id, own.samir.membershipId, "after_death", [first, later])
      : leaf,
  );
  await signed(own, waiting, state);
  await behindTheBack(condition, [first, null]);
  expect(await delivered(own)).toEqual([null, "wrap"]);
  expect((await own.samirs("POST", `/api/member/assigned-vault/${first}/reveal`, {})).status).toBe(403);
  expect((await own.samirs("POST", `/api/member/assigned-vault/${second}/reveal`, {})).status).toBe(200);
  // The plan without the tables: the next request gets nothing of it.
  await rows("delete from app.vault_member_links where entry_id = any ($1)", [[first, second]]);
  expect(await delivered(own)).toEqual([]);
  expect((await chainsOf(own))[0]!.entries).toHaveLength(1);
});

/** What can be told of an answer without understanding it: its fields, the lengths of its texts, its numbers. */
function shapeOf(value: unknown, field = ""): unknown {
  // An instant is written without the zeros at its end.
  if (typeof value === "string") return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? "instant" : value.length;
  // Any slot is as likely as any other, in a small tree and in a large one.
  if (field === "slot") return Number.isInteger(value) && (value as number) < 1024 ? "slot" : value;
  if (Array.isArray(value)) return value.map((one) => shapeOf(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one, name)]));
}

/** An estate in which Samir may open one entry, among so many entries and people. */
async function estateOf(entries: number, others: number): Promise<{ own: Family; shared: string }> {
  const own = await givenFamily(people);
  await setLevel(own, "details");
  // Who may see the other members counts them by that list.
  await rows(
    "insert into app.permission_overrides (holder_id, membership_id, area, level) values ($1, $2, $3, 'none')",
    [...[own.holder.id, own.samir.membershipId, "canViewOtherMembers"]],
  );
  const shared = await plantEntry(people.db, own.holder, "immediate");
  await link(own, shared.id);
  await compare(own);
  await seal(own, [shared]);
  const cloned = await rows(
    `insert into app.vault_entries
       select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
         from app.vault_entries e cross join generate_series(2, $2) where e.id = $1 returning id`,
    [shared.id, entries],
  );
  const ids = [shared.id, ...cloned.map(({ id }) => id as string)];
  const ofOthers: Unsalted[] = [];
  for (let n = 0; n < others; n++) {
    const { membershipId } = await given(people.db).member({ of: own.nadia });
    ofOthers.push(memberLeaf(own.holder.id, membershipId, `Person ${n}`));
    ofOthers.push(grantsLeaf(own.holder.id, membershipId, "now", ids.slice(1, 10)));
    ofOthers.push(grantsLeaf(own.holder.id, membershipId, "after_death", ids.slice(0, 30)));
  }
  const member = own.samir.membershipId;
  const now = grantsLeaf(own.holder.id, member, "now", [shared.id]);
  const first = [memberLeaf(own.holder.id, member, "Samir"), now, ...ids.map((id) => entryLeaf(own.holder.id, id))];
  const begun = await signed(own, first);
  await signed(
    own,
    [...first, ...ofOthers, grantsLeaf(own.holder.id, member, "after_death", ids.slice(1, 300))],
    begun,
  );
  return { own, shared: shared.id };
}

test("[KEY-071] [KEY-044] from all that a member gets, an estate of 3 entries and one of 500 with 50 people cannot be told apart", async () => {
  const [small, large] = [await estateOf(3, 1), await estateOf(500, 49)];
  const answersOf = async ({ own, shared }: typeof small) => {
    const id = own.samir.membershipId;
    const paths = [
      ...["relationships", "role-approvals", "approvals", "assigned-assets", "assigned-vault", "wills", "invitations"],
      ...[`assigned-vault/${shared}`, `wills/${id}`, `wills/${id}/members`, `wills/${id}/activity`],
      ...[`relationships/${id}/keys`, `relationships/${id}/plan`],
    ];
    const answers: [string, unknown][] = [];
    for (const path of paths) {
      const { status, body } = await own.samirs("GET", `/api/member/${path}`);
      answers.push([path.replace(/[0-9a-f-]{36}/, ":id"), { status, body: shapeOf(body) }]);
    }
    const revealed = await own.samirs("POST", `/api/member/assigned-vault/${shared}/reveal`, {});
    return Object.fromEntries([...answers, ["reveal", { status: revealed.status, body: shapeOf(revealed.body) }]]);
  };
  const [of3, of500] = [await answersOf(small), await answersOf(large)];
  expect(of500).toEqual(of3);
  // The comparison is about something: the plan is there, with ten hashes to each leaf, and the entry is open.
  const [chain] = await chainsOf(large.own);
  expect(chain!.entries.map(({ path }) => path.length)).toEqual([10]);
  expect(of500.reveal).toMatchObject({ status: 200 });
}, 60_000);
