import type { PlanStep } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { keysFingerprint, readHead } from "@heirlock/crypto/plan/head";
import type { PlanGrant, PlanMember } from "@heirlock/crypto/plan/leaves";
import { makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { given, type Member } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import { compare, type Family, givenFamily, link, makeCard, rows as query } from "../members/testing/family.ts";
import { type Entry, plantEntry } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();
const rows = (text: string, values: unknown[]) => query(people, text, values);

let own: Family;
let laila: Member;
let deed: Entry;
let letter: Entry;
let before: PlanBefore | null;

beforeEach(async () => {
  own = await givenFamily(people);
  laila = await given(people.db).member({ of: own.nadia, firstName: "Laila", lastName: "Haddad" });
  deed = await plantEntry(people.db, own.holder, "after_death");
  letter = await plantEntry(people.db, own.holder, "after_death");
  before = null;
  await link(own, deed.id);
  await levels({ canViewAssignedDocuments: "summary" });
});

type Granted = { member: string; entry: string; lane: "now" | "after_death" } & Partial<PlanGrant>;
const person = (member: string, name: string, more: Partial<PlanMember> = {}): Unsalted<PlanMember> => ({
  ...{ kind: "plan-member", estate: own.holder.id, member, name, card: null, account: null, level: "summary" },
  ...{ handOver: false, ...more },
});
const samirs = () => ({ member: own.samir.membershipId, entry: deed.id, lane: "after_death" as const });

/** A plan with these people and grants; signed, not stored. */
function planned(members: Unsalted<PlanMember>[], granted: Granted[], binned: string[] = []): PlanStep {
  const estate = own.holder.id;
  const byLeaf = Map.groupBy(granted, ({ member, lane }) => `${member} ${lane}`);
  const leaves: Unsalted[] = [
    ...members,
    ...[deed.id, letter.id].map((entry) => ({
      ...{ kind: "plan-entry" as const, estate, entry, revision: 1, generation: 1 },
      deletedOn: binned.includes(entry) ? "2026-11-16" : null,
    })),
    ...[...byLeaf.values()].map((all) => ({
      ...{ kind: "plan-grants" as const, estate, member: all[0]!.member, lane: all[0]!.lane },
      grants: all
        .map(({ member: _, lane: at, ...one }) => ({ early: at === "now", day: null, age: null, ...one }))
        .toSorted((a, b) => (a.entry < b.entry ? -1 : 1)),
    })),
  ];
  return makeStep(own.holder.bundle, estate, before, leaves, Date.now())! as PlanStep;
}
function follow(step: PlanStep): PlanBefore {
  const gone = new Set([...step.freed, ...step.leaves.map(({ slot }) => slot)]);
  const leaves = [...(before?.leaves ?? []).filter(({ slot }) => !gone.has(slot)), ...step.leaves];
  const head = readHead(own.holder.keys.verifying_key, own.holder.id, step.head);
  before = { salt: before?.salt ?? fromBase64url(step.salt!, saltLength), head, text: step.head.text, leaves };
  return before;
}
async function sign(step: PlanStep): Promise<PlanBefore> {
  expect(await own.browser("POST", "/api/plan", step)).toMatchObject({ status: 200 });
  return follow(step);
}
const give = async (member: string, entry: string, plan: PlanStep) => {
  const body = { member_ids: [member], access_condition: "immediate", plan };
  expect(await own.browser("POST", `/api/vault/${entry}/members/link`, body)).toMatchObject({ status: 200 });
  follow(plan);
};
const tables = async () => (await own.browser("GET", "/api/members/plan-tables")).body.data;
async function levels(permissions: object) {
  const path = `/api/members/${own.samir.membershipId}/permissions`;
  const { version } = (await own.browser("GET", path)).body;
  const answer = await own.browser("PATCH", path, { permissions, version });
  expect(answer.status).toBe(200);
}
/** Something happens to the account, of which a letter tells. */
const notice = () =>
  rows(
    "insert into auth.notices (user_id, kind, channel, address) values ($1, 'new-device', 'email', 'n@example.org')",
    [own.nadia.id],
  );
const object = () => rows("update auth.notices set objected_at = clock_timestamp() where user_id = $1", [own.nadia.id]);

const key = () => own.holder.keys.verifying_key;
const isObjected = async () => (await own.browser("GET", "/api/plan")).body.data.objected;
const past = async () => (await own.browser("GET", `/api/plan/before-objection?key=${key()}`)).body.data.past;
const takeBack = (step: PlanStep | null) => own.browser("POST", "/api/members/plan-take-back", { step });
const both = () => [person(own.samir.membershipId, "Samir Khoury"), person(laila.membershipId, "Laila Haddad")];

describe("[SEC-046] after an objection", () => {
  test("the head right before what was objected to is served with its leaves, replaced ones among them", async () => {
    const then = await sign(planned(both(), [samirs()]));
    await notice();
    expect([await isObjected(), await past()]).toEqual([false, null]);
    const thiefs = { member: laila.membershipId, entry: letter.id, lane: "now" } as const;
    await give(laila.membershipId, letter.id, planned(both(), [samirs(), thiefs]));
    await sign(planned([person(own.samir.membershipId, "Sam", { level: "full" }), both()[1]!], [samirs(), thiefs]));
    await object();
    expect(await isObjected()).toBe(true);
    const { head, leaves } = await past();
    expect(head.text).toBe(then.text);
    const bySlot = (all: readonly { slot: number }[]) => all.toSorted((a, b) => a.slot - b.slot);
    expect(bySlot(leaves)).toEqual(bySlot(then.leaves));
    // Nobody else's: neither who reads it nor another estate.
    expect((await own.samirs("GET", "/api/plan")).status).toBe(403);
    const other = await givenFamily(people);
    expect((await other.browser("GET", `/api/plan/before-objection?key=${key()}`)).body.data.past).toBeNull();
    await rows("update auth.notices set created_at = now() - interval '91 days' where user_id = $1", [own.nadia.id]);
    expect(await isObjected()).toBe(false);
  });

  test("where nothing had been signed there is no head before, and two objections go back to the earlier", async () => {
    await notice();
    await sign(planned(both(), [samirs()]));
    await object();
    await notice();
    await object();
    expect(await past()).toEqual({ head: null, leaves: [] });
  });

  test("what is signed after the objection alone is the holder's own", async () => {
    await sign(planned([], []));
    await notice();
    await object();
    await sign(planned(both(), [samirs()]));
    expect([await isObjected(), await past()]).toEqual([false, null]);
  });

  test("one head takes back grants, lanes and levels, and the tables follow in the same transaction", async () => {
    await sign(planned(both(), [samirs()]));
    const then = await tables();
    await notice();
    const thiefs = { member: laila.membershipId, entry: letter.id, lane: "now" } as const;
    const sooner = { ...samirs(), lane: "now" } as const;
    const raised = [person(own.samir.membershipId, "Samir Khoury", { level: "full" }), both()[1]!];
    await give(laila.membershipId, letter.id, planned(both(), [samirs(), thiefs]));
    await give(own.samir.membershipId, deed.id, planned(both(), [sooner, thiefs]));
    await levels({ canViewAssignedDocuments: "full", canDownloadDocuments: "full" });
    await sign(planned(raised, [sooner, thiefs]));
    expect((await tables()).grants).toHaveLength(2);
    await object();

    const step = planned(both(), [samirs()]);
    expect((await takeBack(step)).body.data).toEqual({ number: expect.any(Number) });
    expect(await tables()).toEqual(then);
    expect([await isObjected(), await past()]).toEqual([false, null]);
    const types = (await people.auditOf(own.nadia)).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["plan.signed", "member.entries_unlinked"]));
  });

  test("names, keys, people and entries follow too", async () => {
    await compare(own);
    const { card } = (await own.browser("GET", `/api/members/${own.samir.membershipId}/keys`)).body.data;
    expect(card).toBeNull();
    await sign(planned([person(own.samir.membershipId, "Samir Khoury")], [samirs()]));
    await notice();
    await rows("update app.memberships set first_name = 'Eve' where holder_id = $1 and id = $2", [
      own.nadia.id,
      own.samir.membershipId,
    ]);
    await makeCard(own);
    const made = (await own.browser("GET", `/api/members/${own.samir.membershipId}/keys`)).body.data.card;
    const taken = {
      ...{ name: "Eve Khoury", account: keysFingerprint(own.member.keys) },
      card: { id: made.id, fingerprint: keysFingerprint(made) },
    };
    await sign(planned([person(own.samir.membershipId, "Samir Khoury", taken), both()[1]!], [samirs()]));
    await object();
    const step = planned([person(own.samir.membershipId, "Samir Khoury")], [samirs()], [letter.id]);
    expect((await takeBack(step)).status).toBe(200);
    const now = await tables();
    // She was confirmed: her membership ends, and is not deleted.
    expect(now.members).toMatchObject([{ member: own.samir.membershipId, name: "Samir Khoury" }]);
    expect(now.entries.find((one: { entry: string }) => one.entry === letter.id).deletedOn).not.toBeNull();
    const keys = (await own.browser("GET", `/api/members/${own.samir.membershipId}/keys`)).body.data;
    expect(keys.card).toBeNull();
    expect(keys.identities).toMatchObject([{ state: "refused" }]);
  });

  test("what somebody struck out is given again by the same head; what the holder withdrew since stays withdrawn", async () => {
    const hers = { member: laila.membershipId, entry: letter.id, lane: "after_death" } as const;
    await sign(planned(both(), [samirs(), hers]));
    await notice();
    const unlink = (member: string, entry: string) =>
      own.browser("POST", `/api/vault/${entry}/members/unlink`, { member_ids: [member] });
    await unlink(own.samir.membershipId, deed.id);
    await sign(planned(both(), [hers]));
    await object();
    expect((await takeBack(planned(both(), [samirs(), hers]))).status).toBe(200);
    expect((await tables()).grants).toMatchObject([{ entry: deed.id, lane: "after_death" }]);
  });

  test("a head that does not fit is refused, and the question stays; without one all of it was the holder's", async () => {
    await sign(planned(both(), [samirs()]));
    await notice();
    const older = planned([both()[0]!], []);
    await sign(planned([person(own.samir.membershipId, "Sam"), both()[1]!], [samirs()]));
    await object();
    expect((await takeBack(older)).body.code).toBe("PLAN_CHANGED");
    expect(await isObjected()).toBe(true);
    expect((await takeBack(null)).body.data).toEqual({ number: null });
    expect(await isObjected()).toBe(false);
  });
});
