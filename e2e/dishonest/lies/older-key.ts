import { randomUUID } from "node:crypto";
import type { PlanChain } from "@heirlock/contract/plan/step";
import { type AccountBundle, createBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { toBase64url } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { makeStep, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { signHead } from "@heirlock/crypto/plan/sign-head";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { Page } from "@playwright/test";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Rewriting, type Subject } from "../lie.ts";

/** Keys from before a reset whose kit was found, what was in force before an objection, and what the keeper answers. */

const at = () => "/dashboard/will-holder/plan-changes";
const settled = "Everything is as you signed it";
const unproved = /We cannot show what you had shared before/;
const offered = [/That is right, sign it/, settled];

interface OlderKey {
  bundle: AccountBundle;
  keyId: string;
  /** Signed by it: Yara and Omar may read the diary. */
  chain: PlanChain;
}

const made = new WeakMap<Estate, OlderKey>();

/** A key that the holder truly had, as far as a browser can tell: the open bundle opens it. */
function olderKeyOf(estate: Estate): OlderKey {
  const known = made.get(estate);
  if (known) return known;
  const bundle = createBundle();
  const [keyId, { id, yara, omar, entries }] = [verifyingKeyOf(bundle), estate];
  const grants = [{ entry: entries.diary, early: false, day: null, age: null }];
  const ofMember = (member: string, name: string): Unsalted[] => [
    { kind: "plan-member", estate: id, member, name, card: null, account: null, level: "full", handOver: false },
    { kind: "plan-grants", estate: id, member, lane: "now", grants: [] },
    { kind: "plan-grants", estate: id, member, lane: "after_death", grants },
  ];
  const leaves: Unsalted[] = [
    ...[...ofMember(yara, "Yara Khoury"), ...ofMember(omar, "Omar Khoury")],
    { kind: "plan-entry", estate: id, entry: entries.diary, revision: 1, generation: 1, deletedOn: null },
  ];
  const step = makeStep(bundle, id, null, leaves, Date.UTC(2026, 0, 1))!;
  const chain = { key_id: keyId, salt: step.salt!, head: step.head, leaves: step.leaves, grants: [] };
  made.set(estate, { bundle, keyId, chain });
  return made.get(estate)!;
}

/** "The kit of this key was found": which key, and what opens to it. */
const found = (claim: (estate: Estate) => { verifyingKey: string; bundleByRoot: string }): Rewriting =>
  about("GET /api/auth/keys", (data, estate) => {
    const { recipient, bundleByKit, kitNumber } = data;
    const before = { recipient, bundleByKit, kitNumber, replacedAt: "2026-01-02T00:00:00.000Z" };
    data.older = [{ id: randomUUID(), ...before, ...claim(estate) }] as typeof data.older;
  });
const truly = found((estate) => {
  const { bundle, keyId } = olderKeyOf(estate);
  const { vaultRootKey } = estate.keys.holder.bundle;
  return { verifyingKey: keyId, bundleByRoot: wrapBundle(bundle, "root", vaultRootKey) };
});
const itsPlan = (change: (chain: PlanChain, estate: Estate) => void = () => {}): Rewriting =>
  about("GET /api/plan", (data, estate) => {
    const chain = structuredClone(olderKeyOf(estate).chain);
    change(chain, estate);
    data.chains = [...data.chains, chain];
  });

const refused = (name: string, ...tells: Rewriting[]): Lie => ({ name, at, tells, says: unproved, never: offered });
const ofPlan = (name: string, change: Parameters<typeof itsPlan>[0]) => refused(name, truly, itsPlan(change));

const leafOf = (chain: PlanChain, kind: string, member: string) =>
  chain.leaves.findIndex(({ text }) => text.startsWith(`["${kind}"`) && text.includes(member));

const kitLies: Lie[] = [
  {
    // What the tables have less of is shown, and nothing of it is signed before a hand is raised (KEY-072).
    ...{ name: "what an older key granted is struck out of the tables", at, tells: [truly, itsPlan()] },
    ...{ says: /Yara Khoury can no longer open/, keeps: [/Omar Khoury can no longer open/], never: [settled] },
  },
  refused(
    "a stranger's key was opened by its kit",
    found(({ keys: { stranger } }) => ({
      verifyingKey: stranger.keyId,
      bundleByRoot: wrapBundle(stranger.bundle, "root", stranger.bundle.vaultRootKey),
    })),
    itsPlan((chain, { keys: { stranger } }) => {
      chain.key_id = stranger.keyId;
    }),
  ),
  refused(
    "an older key's bundle under a stranger's name",
    found((estate) => ({
      verifyingKey: estate.keys.stranger.keyId,
      bundleByRoot: wrapBundle(olderKeyOf(estate).bundle, "root", estate.keys.holder.bundle.vaultRootKey),
    })),
    itsPlan((chain, { keys: { stranger } }) => {
      chain.key_id = stranger.keyId;
    }),
  ),
  {
    ...{ name: "a found kit of a key that has no plan", at, tells: [truly], keeps: [settled] },
    never: [/That is right, sign it/],
  },
  {
    ...{ name: "the plan of an older key whose kit nobody found", at, tells: [itsPlan()], keeps: [settled] },
    never: [/That is right, sign it/],
  },
];

const planLies: Lie[] = [
  ofPlan("a reader more in the plan of an older key", (chain, { yara, entries }) => {
    const place = chain.leaves.findIndex(({ text }) => text.includes('"now"') && text.includes(yara));
    const leaf = chain.leaves[place]!;
    leaf.text = leaf.text.replace(/\[\]\]$/, `[["${entries.diary}",true,null,null]]]`);
  }),
  ofPlan("an heir struck out of the plan of an older key", (chain, { omar }) => {
    chain.leaves = chain.leaves.filter(({ text }) => !text.includes(omar));
  }),
  ofPlan("what an heir gets struck out of the plan of an older key", (chain, { omar }) => {
    chain.leaves = chain.leaves.filter(({ text }) => !(text.includes(omar) && text.includes("after_death")));
  }),
  ofPlan("another name in the plan of an older key", (chain, { yara }) => {
    const leaf = chain.leaves[leafOf(chain, "plan-member", yara)]!;
    leaf.text = leaf.text.replace("Yara Khoury", "Mallory Khoury");
  }),
  ofPlan("a stranger's account in the plan of an older key", (chain, { yara }) => {
    const leaf = chain.leaves[leafOf(chain, "plan-member", yara)]!;
    leaf.text = leaf.text.replace("null,null", `null,"${toBase64url(new Uint8Array(32).fill(7))}"`);
  }),
  ofPlan("an earlier lane in the plan of an older key", (chain) => {
    for (const leaf of chain.leaves) leaf.text = leaf.text.replace('"after_death"', '"incapacity"');
  }),
  ofPlan("another revision in the plan of an older key", (chain, { entries }) => {
    const leaf = chain.leaves[leafOf(chain, "plan-entry", entries.diary)]!;
    leaf.text = leaf.text.replace(",1,1,null]", ",2,1,null]");
  }),
  ofPlan("the plan of an older key, signed by a stranger", (chain, { id, keys: { stranger } }) => {
    chain.head = signHead(stranger.bundle, readHead(chain.key_id, id, chain.head));
  }),
  ofPlan("the head of today over the plan of an older key", (chain, { plan }) => {
    chain.head = plan.chain.head;
  }),
  ofPlan("the plan of today in the name of an older key", (chain, { plan }) => {
    Object.assign(chain, { ...plan.chain, key_id: chain.key_id });
  }),
  ofPlan("another salt in the plan of an older key", (chain) => {
    chain.salt = toBase64url(new Uint8Array(16));
  }),
];

const objected = about("GET /api/plan", (data) => {
  data.objected = true;
});
const past = (change: (estate: Estate) => unknown): Rewriting =>
  about("GET /api/plan/before-objection", (_, estate) => ({ past: change(estate) }));
const unprovedSince = /We cannot show what was signed before/;

const objectionLies: Lie[] = [
  { ...{ name: "somebody objected, and there is nothing to look through", at, tells: [objected], keeps: [settled] } },
  {
    ...{ name: "before the objection another plan was in force, signed by a stranger", at, says: unprovedSince },
    tells: [
      objected,
      past(({ id, keys, plan }) => ({
        head: signHead(keys.stranger.bundle, readHead(keys.holder.keyId, id, plan.chain.head)),
        leaves: plan.chain.leaves,
      })),
    ],
    never: [/That is right, sign it/],
  },
  {
    ...{ name: "before the objection less was in force than was signed", at, says: unprovedSince },
    tells: [objected, past(({ before }) => ({ head: before.plan.head, leaves: before.plan.leaves }))],
    never: [/That is right, sign it/],
  },
  {
    ...{ name: "before the objection an older key's plan was in force", at, says: unprovedSince },
    tells: [
      objected,
      past((estate) => {
        const { head, leaves } = olderKeyOf(estate).chain;
        return { head, leaves };
      }),
    ],
    never: [/That is right, sign it/],
  },
];

/** As a browser that remembers nothing of the plan. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem("heirlock-plan-heads"));
const keeper = (name: string, change: (said: unknown[], answer: { text: string; signature: string }) => void): Lie => ({
  ...{ name, at, prepare: forget, keeps: [settled] },
  tells: [
    about("POST /api/plan/newest-head", ({ answer }) => {
      if (!answer) return;
      const said = JSON.parse(answer.text) as unknown[];
      change(said, answer);
      answer.text = JSON.stringify(said);
    }),
  ],
});
const keeperLies: Lie[] = [
  keeper("the keeper knows a newer head", (said) => {
    said[2] = (said[2] as number) + 1;
  }),
  keeper("the keeper answers for another estate", (said) => {
    said[0] = randomUUID();
  }),
  keeper("the keeper's answer to an earlier question", (said) => {
    said[4] = toBase64url(new Uint8Array(16));
  }),
  keeper("another signature under the keeper's answer", (_, answer) => {
    answer.signature = answer.signature.replace(/.{3}$/, "AAA");
  }),
];

export const olderKeyLies: Subject = {
  title: "keys and plans of before",
  side: "holder",
  lies: [...kitLies, ...planLies, ...objectionLies, ...keeperLies],
};
