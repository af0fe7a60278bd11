import type { SharedChain } from "@heirlock/contract/plan/step";
import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import { type AccountBundle, createBundle } from "@heirlock/crypto/bundle";
import { headHash, headText, readHead } from "@heirlock/crypto/plan/head";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { makeLastHead } from "@heirlock/crypto/plan/make-step";
import { signHead } from "@heirlock/crypto/plan/sign-head";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { Plan, PlannedGrant } from "@heirlock/domain/plan/plan";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Body,
  bundleOf,
  cardId,
  createPerson,
  estate,
  grantOf,
  holderKeys,
  member,
  type Person,
  place,
  plain,
  sealedEntry,
  signedPart,
  storedCard,
  taskOf,
  verifiedIdentity,
} from "../testing/people-rings.ts";
import {
  type ProvablePlan,
  planOfTask,
  proofOf,
  provablePlan,
  servedPlan,
  sharedChain,
} from "../testing/signed-plans.ts";

/** What a member's client believes of a plan that a server hands it: every lie about it, one by one. */

const [ringId, letterId] = ["9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02", "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b03"];
const laila = "7c4e1d2a-5b6f-4081-92a3-b4c5d6e7f805";
const day = 86_400_000;

let holder: Person;
let samir: Person;
let bundle: AccountBundle;
let ring: OwnRevision;
let letter: OwnRevision;
let body: Body;
let keys: HolderKeys;
let signed: Plan;
let plan: ProvablePlan;

beforeAll(async () => {
  [holder, samir] = [await createPerson(), await createPerson()];
  bundle = await bundleOf(holder);
  [ring, letter] = [await sealedEntry(holder, ringId!), await sealedEntry(holder, letterId!)];
  const card = storedCard(await holder.askSharing("newCard", { ...place, card: cardId }));
  const identities = [verifiedIdentity(await holder.askSharing("pinMember", { ...place, identity: samir.keys }))];
  const grants = [ring, letter].map((one) => grantOf(one, holder.account.verifyingKey));
  const task = taskOf({ card, identities, grants });
  signed = planOfTask(task);
  const served = servedPlan(bundle, signed);
  body = (await holder.askSharing("makeEnvelopes", { estate, served, task, releaseKeys: [] })).body!;
  const pin = await samir.askSharing("pinHolder", { ...place, holder: holder.keys });
  keys = holderKeys({ holder: holder.keys, pin, envelopes: body.envelopes });
  plan = provablePlan(bundle, signed);
});

const toOpen = (from: OwnRevision, at: number) => ({
  keyId: holder.account.verifyingKey,
  lane: "now" as const,
  sealed: signedPart(from),
  labelKey: body.wraps[at]!.label_key,
  seenRevision: 0,
});
const both = () => [toOpen(ring, 0), toOpen(letter, 1)];
type Seen = Record<string, SeenHead>;
const ask = (chains: readonly SharedChain[], { entries = both(), seenHeads = {}, of = keys } = {}) =>
  samir.askSharing("openSharedLabels", {
    ...{ keys: of, seen: {}, seenHeads: seenHeads as Seen, entries },
    plan: { estate_id: estate, member_id: member, chains: [...chains] } as never,
  });
const titles = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).labels.map((one) => ("label" in one ? one.label.title : one.problem));
const seenOf = ({ head }: Pick<ProvablePlan, "head">): SeenHead => ({
  number: readHead(holder.account.verifyingKey, estate, head).number,
  hash: headHash(head.text),
});
const planWith = (change: Partial<Plan>, now?: number) => provablePlan(bundle, { ...signed, ...change }, now);
const chainWith = (change: Partial<Plan>) => sharedChain(planWith(change), member);
const open = [plain.title, plain.title];

test("[KEY-071] what the signed plan shares is read, and its head is there to be remembered", async () => {
  const { labels, plan: found } = await ask([sharedChain(plan, member)]);
  expect(labels).toHaveLength(2);
  expect(await titles([sharedChain(plan, member)])).toEqual(open);
  expect(found).toEqual({
    heads: { [holder.account.verifyingKey]: seenOf(plan) },
    granted: 2,
    missing: 0,
    withheld: false,
    outdated: null,
  });
});

test("a holder who has signed no plan yet is read as before", async () => {
  expect(await titles([])).toEqual(open);
  expect((await ask([])).plan).toEqual({
    ...{ heads: {}, granted: 0, missing: 0, withheld: false, outdated: null },
  });
});

describe("dishonest server:", () => {
  const only = (entry: string) => signed.grants.filter((one: PlannedGrant) => one.entry === entry);

  test("[KEY-063] an entry that the plan does not share with this member is not shown, nor its content", async () => {
    const chain = chainWith({ grants: only(ringId!) });
    expect(await titles([chain])).toEqual([plain.title, "plan.not_granted"]);
    const content = (of: OwnRevision, at: number) =>
      samir.askSharing("openSharedContent", {
        ...{ keys, seen: {}, seenHeads: {}, plan: { estate_id: estate, member_id: member, chains: [chain] } as never },
        ...{ keyId: holder.account.verifyingKey, lane: "now", sealed: signedPart(of), content: of.content },
        contentKey: body.wraps[at]!.content_key!,
      });
    expect(await content(ring, 0)).toMatchObject({ content: plain.content });
    await expect(content(letter, 1)).rejects.toMatchObject({ code: "plan.not_granted" });
    // Nor with the own grants left out, as if there were none.
    expect(await titles([{ ...chain, grants: null, entries: [] }])).toEqual(["plan.not_granted", "plan.not_granted"]);
  });

  test("[KEY-063] an entry in the bin that is shown as if it were not is refused; left out, it is not missing", async () => {
    const entries = signed.entries.map((one) => (one.entry === letterId ? { ...one, deletedOn: "2026-11-01" } : one));
    const chain = chainWith({ entries });
    expect(await titles([chain])).toEqual([plain.title, "plan.not_granted"]);
    expect((await ask([chain], { entries: [toOpen(ring, 0)] })).plan.missing).toBe(0);
  });

  test("[KEY-071] an older revision, or an older generation, than the plan names is refused in a browser that saw neither", async () => {
    for (const newer of [{ revision: 2 }, { revision: 2, generation: 2 }]) {
      const entries = signed.entries.map((one) => (one.entry === letterId ? { ...one, ...newer } : one));
      expect(await titles([chainWith({ entries })])).toEqual([plain.title, "revision.older"]);
    }
  });

  test("[KEY-071] a leaf of another member, lane, estate or kind, and one that is withheld, opens nothing", async () => {
    const grants = [
      ...signed.grants,
      ...signed.grants.map((one) => ({ ...one, member: laila })),
      ...signed.grants.map((one) => ({ ...one, lane: "after_death" as const })),
    ];
    const wide = planWith({ grants });
    const chain = sharedChain(wide, member);
    expect(await titles([chain])).toEqual(open);
    const entryProof = proofOf(wide, `plan-entry ${ringId}`);
    const lies: SharedChain[] = [
      { ...chain, grants: proofOf(wide, `plan-grants ${laila} now`) as never },
      { ...chain, grants: proofOf(wide, `plan-grants ${member} after_death`) as never },
      { ...chain, grants: entryProof as never },
      { ...chain, entries: [...chain.entries, chain.grants!] },
      { ...chain, grants: { ...chain.grants!, text: chain.grants!.text.replace(estate, laila) } },
      { ...chain, grants: { ...chain.grants!, text: chain.grants!.text.replace("false", "true") } },
    ];
    for (const lie of lies) expect(await titles([lie])).toEqual(["plan.invalid", "plan.invalid"]);
    const oneLess = { ...chain, entries: chain.entries.filter(({ text }) => !text.includes(letterId!)) };
    expect(await titles([oneLess])).toEqual([plain.title, "plan.invalid"]);
  });

  test("[KEY-071] a forged path, slot, root or head opens nothing", async () => {
    const chain = sharedChain(plan, member);
    const grants = chain.grants!;
    const head = readHead(holder.account.verifyingKey, estate, chain.head);
    const mallory = createBundle();
    const lies: [SharedChain, string][] = [
      [{ ...chain, grants: { ...grants, path: grants.path.toReversed() } }, "plan.invalid"],
      [{ ...chain, grants: { ...grants, path: grants.path.slice(0, 9) } }, "plan.invalid"],
      [{ ...chain, grants: { ...grants, path: [...grants.path, grants.path[0]!] } }, "plan.invalid"],
      [{ ...chain, grants: { ...grants, slot: grants.slot ^ 1 } }, "plan.invalid"],
      [{ ...chain, head: signHead(mallory, head) }, "plan.forged"],
      [{ ...chain, head: { ...chain.head, text: headText({ ...head, number: head.number + 1 }) } }, "plan.forged"],
      [{ ...chain, head: signHead(bundle, { ...head, estate: laila }) }, "plan.invalid"],
    ];
    for (const [lie, problem] of lies) expect(await titles([lie])).toEqual([problem, problem]);
    // Nor do two heads of one key add up.
    const wide = chainWith({});
    expect(await titles([chainWith({ grants: only(ringId!) }), wide])).toEqual(["plan.invalid", "plan.invalid"]);
  });

  test("[KEY-068] an older plan than this browser has seen, another of the same number, and none are told; reading goes on", async () => {
    const now = Date.now();
    const key = holder.account.verifyingKey;
    const newer = planWith({}, now);
    const seenHeads = { [key]: seenOf(newer) };
    const older = planWith({}, now - day);
    const fork = planWith({}, now);
    for (const [chains, served] of [
      [[sharedChain(older, member)], now - day],
      [[sharedChain(fork, member)], now],
      [[], 0],
    ] as const) {
      const { plan: found } = await ask(chains, { seenHeads });
      // What is refused is not remembered.
      expect(found).toMatchObject({ heads: {}, missing: 0, outdated: { served, seen: now } });
      expect(await titles(chains, { seenHeads })).toEqual(open);
    }
    expect((await ask([sharedChain(newer, member)], { seenHeads })).plan.outdated).toBeNull();
    const next = planWith({}, now + 1);
    expect((await ask([sharedChain(next, member)], { seenHeads })).plan).toMatchObject({
      heads: { [key]: { number: now + 1 } },
      outdated: null,
    });
  });

  test("[KEY-069] entries that the plan shares and the server does not show are counted", async () => {
    const chain = sharedChain(plan, member);
    expect((await ask([chain], { entries: [toOpen(ring, 0)] })).plan.missing).toBe(1);
    expect((await ask([chain], { entries: [] })).plan.missing).toBe(2);
  });

  test("[KEY-069] a plan without what it says of this member is told, also in a browser that saw nothing before", async () => {
    const withheld = async (...chains: SharedChain[]) => (await ask(chains, { entries: [] })).plan.withheld;
    const chain = sharedChain(plan, member);
    expect(await withheld({ ...chain, grants: null, entries: [] })).toBe(true);
    // A proof that is none is no better.
    expect(await withheld({ ...chain, grants: { ...chain.grants!, slot: chain.grants!.slot ^ 1 } })).toBe(true);
    // That nothing is shared was signed too, and an older one that says so does not prove it.
    const nothing = chainWith({ grants: [] });
    expect(nothing.grants!.text).toMatch(/,\[\]\]$/);
    expect(await withheld(nothing)).toBe(false);
    expect(await withheld({ ...chain, grants: nothing.grants, entries: [] })).toBe(true);
    // The last head of a key has nothing under it.
    const before = { head: readHead(plan.keyId, estate, plan.head), text: plan.head.text };
    const last = makeLastHead(bundle, estate, before, Date.now());
    expect(await withheld({ ...chain, head: last, grants: null, entries: [] })).toBe(false);
    // A key that was never compared says nothing.
    const { keyId, head } = provablePlan(createBundle(), signed);
    expect(await withheld(chain, { key_id: keyId, head, grants: null, entries: [] })).toBe(false);
  });

  test("[KEY-076] a plan of a key that was never compared adds nothing and takes nothing away", async () => {
    const own = sharedChain(plan, member);
    const foreign = provablePlan(createBundle(), { ...signed, grants: only(ringId!) }, Date.now() + day);
    const chains = [own, sharedChain(foreign, member)];
    expect(await titles(chains)).toEqual(open);
    expect((await ask(chains)).plan).toEqual({
      ...{ heads: { [holder.account.verifyingKey]: seenOf(plan) }, granted: 2, missing: 0 },
      ...{ withheld: false, outdated: null },
    });
    const wider = provablePlan(createBundle(), signed, Date.now() + day);
    expect(await titles([chainWith({ grants: only(ringId!) }), sharedChain(wider, member)])).toEqual([
      plain.title,
      "plan.not_granted",
    ]);
    // A server that states it as the holder's of today hides nothing either.
    const stated = { ...keys, holder: [{ recipient: "r", verifying_key: foreign.keyId, is_current: true }] };
    expect(await titles([own], { of: stated as HolderKeys })).toEqual(open);
  });

  test("[KEY-076] what an earlier compared key shares stays readable beside the plan of the new one", async () => {
    const newer = await createPerson();
    const [pin, earlier] = [
      await samir.askSharing("pinHolder", { ...place, holder: newer.keys }),
      await samir.askSharing("pinHolder", { ...place, holder: holder.keys }),
    ];
    const of = holderKeys({ holder: newer.keys, pin, earlier: [earlier], envelopes: body.envelopes });
    // The new chain begins with names alone: nobody has grants in it.
    const begun = provablePlan(await bundleOf(newer), { ...signed, grants: [] });
    const chains = [sharedChain(plan, member), sharedChain(begun, member)];
    expect(await titles(chains, { of })).toEqual(open);
    expect((await ask(chains, { of })).plan).toMatchObject({ granted: 2, withheld: false });
  });
});
