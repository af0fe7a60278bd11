import { randomUUID } from "node:crypto";
import { type PlanStep, stepBytes, stepLimits } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { headHash, headText, readHead } from "@heirlock/crypto/plan/head";
import type { PlanEntry } from "@heirlock/crypto/plan/leaves";
import { makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { signHead } from "@heirlock/crypto/plan/sign-head";
import { signLargePlan } from "@heirlock/crypto/plan/testing";
import { planRoot, type SlottedLeaf } from "@heirlock/crypto/plan/tree";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { type KeyHolder, withKeys } from "../members/testing/key-holders.ts";
import { type Browser, membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

interface Signer {
  browser: Browser;
  holder: KeyHolder;
}

async function signer(): Promise<Signer> {
  const nadia = await given(people.db).holder({ plan: "premium" });
  return { browser: await people.browserOf(nadia), holder: await withKeys(people.db, nadia) };
}

const entryOf = (estate: string, entry: string, revision = 1): Unsalted<PlanEntry> => ({
  ...{ kind: "plan-entry", estate, entry, revision, generation: 1, deletedOn: null },
});
const sign = ({ browser }: Signer, step: PlanStep | object) => browser("POST", "/api/plan", step);

/** The state that a client has after it was stored. */
function after({ holder }: Signer, step: PlanStep, before: PlanBefore | null): PlanBefore {
  const gone = new Set([...step.freed, ...step.leaves.map(({ slot }) => slot)]);
  const leaves = [...(before?.leaves ?? []).filter(({ slot }) => !gone.has(slot)), ...step.leaves];
  const { text } = step.head;
  const salt = before?.salt ?? fromBase64url(step.salt!, saltLength);
  return { salt, head: readHead(holder.keys.verifying_key, holder.id, step.head), text, leaves };
}
const next = ({ holder }: Signer, before: PlanBefore | null, leaves: readonly Unsalted[], now = Date.now()) =>
  makeStep(holder.bundle, holder.id, before, leaves, now)! as PlanStep;

/** A head of the test's own making, over these leaves. */
function craft({ holder }: Signer, before: PlanBefore, changes: object, leaves: readonly SlottedLeaf[] = []) {
  const root = planRoot(before.salt, [...before.leaves, ...leaves]);
  const head = { estate: holder.id, number: before.head.number + 1, before: headHash(before.text), root, givenUp: [] };
  return { head: signHead(holder.bundle, { ...head, ...changes }), leaves: [...leaves], freed: [] };
}

async function begun() {
  const who = await signer();
  const step = next(who, null, [entryOf(who.holder.id, randomUUID())]);
  expect(await sign(who, step)).toMatchObject({ status: 200 });
  return { who, state: after(who, step, null) };
}

describe("a head", () => {
  test("is stored with its leaves and served byte for byte", async () => {
    const { who, state } = await begun();
    const read = (await who.browser("GET", "/api/plan")).body.data.chains;
    expect(read).toMatchObject([{ key_id: who.holder.keys.verifying_key, head: { text: state.text }, grants: [] }]);
    expect(read[0].leaves).toEqual(state.leaves);
    const more = next(who, state, [entryOf(who.holder.id, randomUUID())]);
    expect(more.freed).toHaveLength(1);
    expect((await sign(who, more)).status).toBe(200);
    const heads = `/api/plan/heads?key=${who.holder.keys.verifying_key}&after=${state.head.number}`;
    expect((await who.browser("GET", heads)).body.data.heads).toEqual([more.head]);
    // Replaced leaves stay, for whoever looks back.
    const { rows } = await people.db.owner.query(
      "select until is null as current from app.plan_leaves where holder_id = $1 order by since",
      [who.holder.id],
    );
    expect(rows).toEqual([{ current: false }, { current: true }]);
  });

  test("is refused unless it names the stored one: of ten at once one counts, and the others get on", async () => {
    const { who, state } = await begun();
    const [known] = state.leaves;
    const own = JSON.parse(known!.text) as string[];
    const leaves = () => [entryOf(who.holder.id, own[2]!), entryOf(who.holder.id, randomUUID())];
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign(who, next(who, state, leaves()))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "PLAN_CHANGED")).toHaveLength(9);
  });

  test("two devices that begin at once: one begins, the other reads", async () => {
    const who = await signer();
    const steps = Array.from({ length: 5 }, () => next(who, null, [entryOf(who.holder.id, randomUUID())]));
    const answers = await Promise.all(steps.map((step) => sign(who, step)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "PLAN_CHANGED")).toHaveLength(4);
  });

  test("that is somebody else's, altered, of another root, or not the next in its numbers is refused and leaves nothing", async () => {
    const { who, state } = await begun();
    const other = await signer();
    const leaf = { slot: 3, text: state.leaves[0]!.text.replace("1,1,null", "2,1,null") };
    const another = { text: leaf.text.replace(JSON.parse(leaf.text)[2], randomUUID()) };
    const free = [0, 1, 2, 3].find((slot) => slot !== state.leaves[0]!.slot)!;
    const hour = 3_600_000;
    const cases: [string, object, string][] = [
      [
        "another key",
        {
          ...craft(who, state, {}),
          head: craft({ ...who, holder: { ...who.holder, bundle: other.holder.bundle } }, state, {}).head,
        },
        "INVALID_SIGNATURE",
      ],
      ["another estate", craft(who, state, { estate: other.holder.id }), "PLAN_INVALID"],
      [
        "an altered text",
        {
          ...craft(who, state, {}),
          head: { ...craft(who, state, {}).head, text: headText({ ...state.head, number: 9 }) },
        },
        "INVALID_SIGNATURE",
      ],
      ["another root", craft(who, state, { root: headHash("x") }), "PLAN_INVALID"],
      ["the same number", craft(who, state, { number: state.head.number }), "PLAN_INVALID"],
      ["a day and an hour ahead", craft(who, state, { number: Date.now() + 25 * hour }), "PLAN_INVALID"],
      ["a head given up", craft(who, state, { givenUp: [headHash("y")] }), "PLAN_INVALID"],
      ["a second leaf of one place", craft(who, state, {}, [{ ...leaf, slot: free }]), "PLAN_INVALID"],
      ["a leaf that is none", craft(who, state, {}, [{ slot: free, text: "[]" }]), "PLAN_INVALID"],
      ["a slot far out", craft(who, state, {}, [{ ...another, slot: 70_000 }]), "PLAN_INVALID"],
      ["a slot freed that is empty", { ...craft(who, state, {}), freed: [free] }, "PLAN_INVALID"],
      ["a second beginning", next(who, null, [entryOf(who.holder.id, randomUUID())]), "PLAN_CHANGED"],
    ];
    for (const [what, step, code] of cases) expect((await sign(who, step)).body.code, what).toBe(code);
    expect((await who.browser("GET", "/api/plan")).body.data.chains[0].leaves).toEqual(state.leaves);
    // A device with a wrong clock takes the next number.
    expect((await sign(who, craft(who, state, {}))).status).toBe(200);
    expect((await other.browser("GET", "/api/plan")).body.data.chains).toEqual([]);
  });
});

test("a step that is too large is refused by name: by its head, one leaf in bytes, or the number of leaves", async () => {
  const { who, state } = await begun();
  const estate = who.holder.id;
  const givenUp = Array.from({ length: 200 }, (_, n) => headHash(String(n))).sort();
  // Fewer characters than a leaf has bytes, and more bytes.
  const named = { kind: "plan-member", estate, member: randomUUID(), name: "ب".repeat(25_000), level: "none" } as const;
  const member: Unsalted = { ...named, card: null, account: null, handOver: false };
  const many = Array.from({ length: 401 }, () => entryOf(estate, randomUUID()));
  const steps: [string, object][] = [
    ["head", craft(who, state, { givenUp })],
    ["leaf", next(who, state, [member])],
    ["leaves", next(who, state, many)],
    ["freed", { ...craft(who, state, {}), freed: Array.from({ length: 401 }, (_, slot) => slot) }],
  ];
  for (const [what, step] of steps) {
    const { status, body } = await sign(who, step);
    expect({ what, status, code: body.code }).toEqual({ what, status: 413, code: "PLAN_TOO_LARGE" });
  }
  expect((await who.browser("GET", "/api/plan")).body.data.chains[0].leaves).toEqual(state.leaves);
  expect((await sign(who, next(who, state, many.slice(1)))).status).toBe(200);
});

test("[KEY-080] the first head of an estate from before takes 500 entries for 50 people; no later one is as large", async () => {
  const who = await signer();
  const step = signLargePlan(who.holder.bundle, who.holder.id, { entries: 500, members: 50 });
  const bytes = Buffer.byteLength(JSON.stringify(step));
  expect([step.leaves.length, bytes > 1_500_000, bytes < stepBytes]).toEqual([650, true, true]);
  expect(await sign(who, step)).toMatchObject({ status: 200 });
  const [chain] = (await who.browser("GET", "/api/plan")).body.data.chains;
  expect([chain.leaves.length, chain.grants.length]).toEqual([550, 100]);

  // Whoever follows may not pass for a beginning.
  const empty = craft(who, after(who, step as PlanStep, null), {});
  expect((await sign(who, { ...empty, salt: step.salt })).body.code).toBe("PLAN_INVALID");
  expect((await sign(who, empty)).status).toBe(200);
  const other = await signer();
  const most = Array.from({ length: stepLimits.firstLeaves + 1 }, (_, slot) => ({ slot, text: "[]" }));
  expect((await sign(other, { ...step, leaves: most })).body.code).toBe("PLAN_TOO_LARGE");
}, 30_000);

test("the leaves of what people get come by their hash, and whole when they are asked for", async () => {
  const who = await signer();
  const estate = who.holder.id;
  const [member, entry] = [randomUUID(), randomUUID()];
  const grants: Unsalted = {
    ...{ kind: "plan-grants", estate, member, lane: "now" },
    grants: [{ entry, early: false, day: null, age: null }],
  };
  const step = next(who, null, [entryOf(estate, entry), grants]);
  await sign(who, step);
  const [chain] = (await who.browser("GET", "/api/plan")).body.data.chains;
  expect(chain.leaves).toHaveLength(1);
  expect(chain.grants).toMatchObject([{ place: `plan-grants ${member} now` }]);
  const asked = `/api/plan/leaves?key=${chain.key_id}&slots=${chain.grants[0].slot},1023`;
  const { leaves } = (await who.browser("GET", asked)).body.data;
  expect(leaves).toEqual(step.leaves.filter(({ slot }) => slot === chain.grants[0].slot));
});
