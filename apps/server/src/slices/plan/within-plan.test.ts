import type { PlanStep } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import type { PlanGrant } from "@heirlock/crypto/plan/leaves";
import { makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { sealEntry } from "@heirlock/crypto/vault/entry";
import { given } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import { signedInAs } from "../../kernel/testing.ts";
import { type Family, givenFamily } from "../members/testing/family.ts";
import { type Entry, plantEntry } from "../members/testing/key-holders.ts";
import { type Browser, membersServer } from "../members/testing/members-server.ts";
import { bodyOf, changeOf } from "../vault/testing/vault-browser.ts";

const people = membersServer();

type Lane = "now" | "after_death";
type Granted = Partial<PlanGrant> & { lane: Lane };

let family: Family;
let entry: Entry;
let before: PlanBefore | null;

beforeEach(async () => {
  family = await givenFamily(people);
  entry = await plantEntry(people.db, family.holder, "after_death");
  before = null;
});

/** A head in which Samir is given the entry like this; signed, not stored. */
function planned(granted: Granted | null, deletedOn: string | null = null): PlanStep {
  const { holder, samir } = family;
  const estate = holder.id;
  const person = { estate, member: samir.membershipId, card: null, account: null, handOver: false };
  const leaves: Unsalted[] = [
    { kind: "plan-member", ...person, name: "Samir Khoury", level: "summary" },
    { kind: "plan-entry", estate, entry: entry.id, revision: 1, generation: 1, deletedOn },
  ];
  if (granted) {
    const { lane, ...more } = granted;
    const grants = [{ entry: entry.id, early: false, day: null, age: null, ...more }];
    leaves.push({ kind: "plan-grants", estate, member: samir.membershipId, lane, grants });
  }
  return makeStep(holder.bundle, estate, before, leaves, Date.now())! as PlanStep;
}

/** What the client knows once it was stored. */
function follow(step: PlanStep): void {
  const gone = new Set([...step.freed, ...step.leaves.map(({ slot }) => slot)]);
  const leaves = [...(before?.leaves ?? []).filter(({ slot }) => !gone.has(slot)), ...step.leaves];
  const head = readHead(family.holder.keys.verifying_key, family.holder.id, step.head);
  before = { salt: before?.salt ?? fromBase64url(step.salt!, saltLength), head, text: step.head.text, leaves };
}

async function sign(step: PlanStep): Promise<void> {
  expect((await family.browser("POST", "/api/plan", step)).status).toBe(200);
  follow(step);
}

const link = (more: object = {}, browser: Browser = family.browser) =>
  browser("POST", `/api/vault/${entry.id}/members/link`, { member_ids: [family.samir.membershipId], ...more });
const unlink = () =>
  family.browser("POST", `/api/vault/${entry.id}/members/unlink`, { member_ids: [family.samir.membershipId] });

function save(accessCondition: "immediate" | "after_death", plan?: PlanStep) {
  const { holder, browser } = family;
  const facts = {
    estate: holder.id,
    entry: entry.id,
    category: "note",
    file: null,
    revision: 2,
    generation: 1,
  } as const;
  const plain = { title: "Safe", description: "", tags: [], details: {}, content: "Behind the clock" };
  const sealed = sealEntry(holder.bundle, entry.keys, { ...facts, accessCondition }, plain);
  const body = changeOf(bodyOf(sealed, holder.keys.verifying_key));
  return browser("PATCH", `/api/vault/${entry.id}`, { ...body, ...(plan && { plan }) });
}

const changed = { status: 409, body: { code: "PLAN_CHANGED" } };

describe("[KEY-067] the tables grant no more than the newest head", () => {
  test("before there is one they are free: nothing is sealed from them", async () => {
    expect((await link({ access_condition: "immediate" })).status).toBe(200);
  });

  test("a member without a grant, with a later lane, day or age is not meant for more", async () => {
    await sign(planned(null));
    expect(await link()).toMatchObject(changed);
    await sign(planned({ lane: "after_death", day: "2040-01-31", age: 25 }));
    const custom = { access_condition: "custom", not_before: "2040-01-31", from_age: 25 };
    expect(await link({ access_condition: "immediate" })).toMatchObject(changed);
    expect(await link()).toMatchObject(changed);
    expect(await link({ ...custom, not_before: "2040-01-30" })).toMatchObject(changed);
    expect(await link({ ...custom, from_age: 24 })).toMatchObject(changed);
    expect((await link({ ...custom, from_age: 30 })).status).toBe(200);
    expect((await link(custom)).status).toBe(200);
  });

  test("the head comes with its action, in one transaction", async () => {
    await sign(planned(null));
    const step = planned({ lane: "now", early: true });
    expect((await link({ access_condition: "immediate", plan: step })).status).toBe(200);
    follow(step);
    // Later than signed is less, and waits to be signed.
    expect((await link()).status).toBe(200);
  });

  test("a head that says less than they do comes after they say it", async () => {
    await sign(planned({ lane: "after_death" }));
    await link();
    expect(await family.browser("POST", "/api/plan", planned(null))).toMatchObject(changed);
    expect((await unlink()).status).toBe(200);
    await sign(planned(null));
  });

  test("another condition of the entry opens it to nobody earlier than was signed", async () => {
    await sign(planned({ lane: "after_death" }));
    await link();
    expect(await save("immediate")).toMatchObject(changed);
    expect((await save("immediate", planned({ lane: "now" }))).status).toBe(200);
  });

  test("what was deleted by a signature comes back by one", async () => {
    await sign(planned({ lane: "after_death" }));
    await link();
    await family.browser("DELETE", `/api/vault/${entry.id}`);
    await sign(planned({ lane: "after_death" }, "2026-11-16"));
    const restore = (body: object) => family.browser("POST", `/api/vault/${entry.id}/restore`, body);
    expect(await restore({})).toMatchObject(changed);
    expect((await restore({ plan: planned({ lane: "after_death" }) })).status).toBe(200);
  });

  test("nor by a statement of the database's own application", async () => {
    await sign(planned(null));
    const insert = `insert into app.vault_member_links (holder_id, entry_id, membership_id) values ($1, $2, $3)`;
    const values = [family.nadia.id, entry.id, family.samir.membershipId];
    await expect(people.db.owner.query(insert, values)).rejects.toMatchObject({ code: "HLP01" });
  });
});

test("who lets somebody read at once has just proved who they are; taking back and what waits ask nothing", async () => {
  const headers = signedInAs(await given(people.db).session(family.nadia, { provenAgo: "16 minutes" }));
  const stale: Browser = async (method, url, body = {}) => {
    const answer = await people.server.app.inject({ method, url, payload: body, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  await sign(planned(null));
  const now = planned({ lane: "now", early: true });
  const refused = await link({ access_condition: "immediate", plan: now }, stale);
  expect(refused).toMatchObject({ status: 401, body: { code: "REAUTH_REQUIRED" } });
  const later = planned({ lane: "after_death" });
  expect((await link({ plan: later }, stale)).status).toBe(200);
});
