import type { StoredEnvelopes } from "@heirlock/contract/sharing/keys";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { createLinkKey, sealEnvelope } from "@heirlock/crypto/sharing/envelope";
import { keepByRoot } from "@heirlock/crypto/sharing/kept-keys";
import type { SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { createEntryKeys, wrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import type { Plan } from "@heirlock/domain/plan/plan";
import type { MissingReason } from "@heirlock/domain/sharing/reach";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServedPlan } from "../plan/read-chain.ts";
import {
  type Body,
  bundleOf,
  cardId,
  createPerson,
  estate,
  grantOf,
  member,
  type Person,
  place,
  releaseKey,
  sealedEntry,
  storedCard,
  taskOf,
  verifiedIdentity,
} from "../testing/people-rings.ts";
import { nothingSigned, planOfTask, servedPlan } from "../testing/signed-plans.ts";

type StoredMember = StoredEnvelopes["members"][number];
type StoredEnvelope = StoredMember["envelopes"][number];

const entryId = (n: number) => `9b1f6a52-8d0e-4a6e-8e57-${String(n).padStart(12, "0")}`;
const [letter, deed] = [entryId(1), entryId(2)];
let holder: Person;
let samir: Person;
/** Keys of the server's own. */
const mallory = createBundle();
let malloryKeys: SharedKeys;
let plan: Plan;
let served: ServedPlan;
/** What an honest server has of it. */
let stored: StoredEnvelopes;
let body: Body;

beforeAll(async () => {
  const { recipient, verifyingKey } = await publicKeys(mallory);
  malloryKeys = { recipient, verifying_key: verifyingKey };
  [holder, samir] = [await createPerson(), await createPerson()];
  const card = storedCard(await holder.askSharing("newCard", { ...place, card: cardId }));
  const account = verifiedIdentity(await holder.askSharing("pinMember", { ...place, identity: samir.keys }));
  const { verifyingKey: own } = holder.account;
  const entries = [
    await sealedEntry(holder, letter),
    await sealedEntry(holder, deed, { accessCondition: "after_death" }),
  ];
  const task = taskOf({
    ...{ card, identities: [account] },
    grants: [grantOf(entries[0]!, own), grantOf(entries[1]!, own, { lane: "after_death" })],
  });
  const release = await holder.askSharing("newReleaseKey", { estate, lane: "after_death", epoch: 1 });
  plan = planOfTask(task);
  served = servedPlan(await bundleOf(holder), plan);
  const made = await holder.askSharing("makeEnvelopes", { estate, served, task, releaseKeys: [releaseKey(release)] });
  body = made.body!;
  stored = storedOf(body);
});
beforeEach(async () => {
  holder.ring.lock();
  await holder.unlock();
});

/** As the server hands it out. The card was printed, the account has the keys of its owner. */
function storedOf({ envelopes, wraps }: Body): StoredEnvelopes {
  return {
    entries: [letter, deed].map((entry_id) => ({ entry_id, key_id: holder.account.verifyingKey })),
    members: [
      {
        ...{ member_id: member, level: "full", is_active: true, printed_card: cardId },
        account_fingerprint: keysFingerprint(samir.keys),
        envelopes: envelopes.map(({ card_id: _card, account_key: _account, epoch: _epoch, ...one }) => ({
          ...one,
          wraps: wraps
            .filter(({ lane }) => lane === one.lane)
            .map(({ entry_id, generation, content_key }) => ({ entry_id, generation, content_key: content_key! })),
        })),
      },
    ],
  } as StoredEnvelopes;
}

const read = (of: StoredEnvelopes = stored, by: ServedPlan = served) =>
  holder.askSharing("readReach", { estate, served: by, stored: structuredClone(of) });
const withMember = (change: (one: StoredMember) => unknown): StoredEnvelopes => {
  const told = structuredClone(stored);
  change(told.members[0]!);
  return told;
};
const withEnvelope = (change: (now: StoredEnvelope, later: StoredEnvelope) => unknown) =>
  withMember(({ envelopes }) => change(...(envelopes as [StoredEnvelope, StoredEnvelope])));
/** Of the letter; the deed lies in another envelope, and reaches him as before. */
const whyLetter = async (told: StoredEnvelopes, by?: ServedPlan): Promise<MissingReason | null> => {
  const { entries } = await read(told, by);
  expect(entries.find(({ entry_id }) => entry_id === deed)).toMatchObject({ openers: [member], missing: [] });
  const { openers, missing } = entries.find(({ entry_id }) => entry_id === letter)!;
  return openers.length > 0 ? null : missing[0]!.why;
};

describe("whom entries reach, by what was signed", () => {
  test("[KEY-063] what is sealed to the card and account of the leaf and opens with the kept link key reaches them", async () => {
    expect(await read()).toEqual({
      total: 2,
      entries: [letter, deed].map((entry_id) => ({ entry_id, openers: [member], missing: [] })),
      people: [],
    });
    // By the card alone, and by the account alone.
    expect(await whyLetter(withMember((one) => (one.account_fingerprint = null)))).toBe(null);
    expect(await whyLetter(withMember((one) => (one.printed_card = null)))).toBe(null);
  });

  test("[KEY-063] a server that says it is stored, and has no envelope or no key of the entry, is not believed", async () => {
    const lies: [MissingReason, StoredEnvelopes][] = [
      ["queued", withMember(({ envelopes }) => envelopes.splice(0, 1))],
      ["queued", withEnvelope((now) => now.wraps.splice(0))],
      // The key of another entry, in the place of this one's.
      ["refused", withEnvelope((now, later) => (now.wraps[0]!.content_key = later.wraps[0]!.content_key))],
      // The label's key, called the content's.
      ["refused", withEnvelope((now) => (now.wraps[0]!.content_key = labelled(now)))],
      ["queued", withEnvelope((now) => (now.wraps[0]!.generation = 2))],
    ];
    for (const [why, told] of lies) expect(await whyLetter(told)).toBe(why);
  });

  test("[KEY-063] an envelope sealed to another key, for another place or by another signer is refused by name", async () => {
    const bundle = await bundleOf(holder);
    const at = { ...place, lane: "now" as const, version: 1 };
    const linkKey = createLinkKey();
    const wrapped = wrapEntryKey(
      linkKey,
      "link",
      "content",
      { estate, entry: letter, generation: 1 },
      createEntryKeys().content,
    );
    const by = async (
      signer: typeof bundle,
      to: Parameters<typeof sealEnvelope>[1],
      key_id = holder.account.verifyingKey,
    ) => {
      const envelope = await sealEnvelope(signer, to, at, linkKey, null);
      const link_key_by_root = keepByRoot(signer.vaultRootKey, "link", { ...at, sealed: envelope.sealed }, linkKey);
      const wraps = [{ entry_id: letter, generation: 1, content_key: wrapped }] as StoredEnvelope["wraps"];
      return withEnvelope((now) => Object.assign(now, envelope, { key_id, link_key_by_root, wraps }));
    };
    const toMallory = { card: malloryKeys, account: malloryKeys };
    // Made by the server, under its own key or the holder's name.
    expect(await whyLetter(await by(mallory, toMallory))).toBe("refused");
    expect(await whyLetter(await by(mallory, toMallory, malloryKeys.verifying_key))).toBe("refused");
    // Signed by the holder once, for keys that the leaf does not name any more: it is made anew for those of today.
    expect(await whyLetter(await by(bundle, toMallory))).toBe("queued");
    // The same, and told to be for the keys of today.
    const renamed = await by(bundle, toMallory);
    const { card_fingerprint, account_fingerprint } = stored.members[0]!.envelopes[0]!;
    Object.assign(renamed.members[0]!.envelopes[0]!, { card_fingerprint, account_fingerprint });
    expect(await whyLetter(renamed)).toBe("refused");
    // Each signed part.
    for (const change of [
      (now: StoredEnvelope) => (now.version = 2),
      (now: StoredEnvelope) => (now.sealed = `${now.sealed}A`),
      (now: StoredEnvelope) => (now.card_fingerprint = null),
      (now: StoredEnvelope) => (now.account_fingerprint = null),
      (now: StoredEnvelope, later: StoredEnvelope) => (now.signature = later.signature),
      // The envelope of the other lane in the place of this one.
      (now: StoredEnvelope, { wraps: _wraps, ...later }: StoredEnvelope) => Object.assign(now, later, { lane: "now" }),
    ])
      expect(await whyLetter(withEnvelope(change))).toBe("refused");
  });

  test("[KEY-063] the link key and the entry's keys of an earlier envelope do not pass for those of today's", async () => {
    const bundle = await bundleOf(holder);
    const at = { ...place, lane: "now" as const, version: 1 };
    const linkKey = createLinkKey();
    const entry = { estate, entry: letter, generation: 1 };
    const told = withEnvelope((now) => {
      const earlier = { ...at, sealed: "hln1.of-another-day" };
      now.link_key_by_root = keepByRoot(bundle.vaultRootKey, "link", earlier, linkKey);
      now.wraps[0]!.content_key = wrapEntryKey(linkKey, "link", "content", entry, createEntryKeys().content);
    });
    expect(await whyLetter(told)).toBe("refused");
  });

  test("[KEY-063] who has no grant under the newest head is no reader, whatever lies there for them", async () => {
    const without: Plan = { ...plan, grants: plan.grants.filter(({ entry }) => entry !== letter) };
    const { entries } = await read(stored, servedPlan(await bundleOf(holder), without));
    expect(entries[0]).toEqual({ entry_id: letter, openers: [], missing: [] });
    // A later lane: what lies in the earlier one is not what was signed.
    const later = plan.grants.map((one) => ({ ...one, lane: "after_death" as const }));
    expect(await whyLetter(stored, servedPlan(await bundleOf(holder), { ...plan, grants: later }))).toBe("queued");
  });

  test("a member's leaf decides: another card or account in it, and a lower level, on either side", async () => {
    const bundle = await bundleOf(holder);
    const of = (change: Partial<Plan["members"][number]>) =>
      servedPlan(bundle, { ...plan, members: [{ ...plan.members[0]!, ...change }] });
    const why = async (by: ServedPlan, told = stored) => (await read(told, by)).people;
    const two = (reason: MissingReason) => [{ member_id: member, why: reason, entries: 2 }];
    const other = keysFingerprint(malloryKeys);
    const unprinted = withMember((one) => (one.printed_card = null));
    expect(await why(of({ card: { id: cardId, fingerprint: other } }))).toEqual([]);
    expect(await why(of({ card: { id: cardId, fingerprint: other }, account: null }))).toEqual(two("not_compared"));
    expect(await why(of({ account: other }), unprinted)).toEqual(two("identity_changed"));
    expect(await why(of({ account: null }), unprinted)).toEqual(two("not_compared"));
    const gone = withMember((one) => Object.assign(one, { printed_card: null, account_fingerprint: null }));
    expect(await why(served, gone)).toEqual(two("no_account"));
    expect(await why(of({ level: "summary" }))).toEqual(two("level"));
    expect(
      await why(
        served,
        withMember((one) => (one.level = "summary")),
      ),
    ).toEqual(two("level"));
    expect(
      await why(
        served,
        withMember((one) => (one.is_active = false)),
      ),
    ).toEqual(two("switched_off"));
  });

  test("entries in the bin do not count, and those that nobody has signed into the plan reach nobody", async () => {
    const [first, ...rest] = plan.entries;
    const binned = { ...plan, entries: [{ ...first!, deletedOn: "2026-11-01" }, ...rest] };
    expect(await read(stored, servedPlan(await bundleOf(holder), binned))).toMatchObject({ total: 1 });
    expect(await read(stored, nothingSigned)).toEqual({
      ...{ total: 2, people: [] },
      entries: [letter, deed].map((entry_id) => ({ entry_id, openers: [], missing: [] })),
    });
  });

  test("a plan that was rolled back is refused", async () => {
    const seen = { number: Date.now() + 1_000_000, hash: "A".repeat(43) };
    await expect(read(stored, { ...served, seen })).rejects.toMatchObject({ code: "plan.rolled_back" });
  });

  test("what was checked is known again by its whole text, until the vault is locked", async () => {
    const verified = async (told: StoredEnvelopes) => {
      const encode = vi.spyOn(TextEncoder.prototype, "encode");
      try {
        const readiness = await read(told);
        const texts = encode.mock.calls.map(([text]) => text ?? "");
        const count = (start: string) => texts.filter((text) => text.startsWith(start)).length;
        return { readiness, envelopes: count(`["${estate}","${member}"`), wraps: count('["hle1.link.content"') };
      } finally {
        encode.mockRestore();
      }
    };
    expect(await verified(stored)).toMatchObject({ envelopes: 2, wraps: 2 });
    expect(await verified(stored)).toMatchObject({ envelopes: 0, wraps: 0, readiness: { people: [] } });
    const spoilt = withEnvelope((now, later) => (now.wraps[0]!.content_key = later.wraps[0]!.content_key));
    expect(await verified(spoilt)).toMatchObject({
      envelopes: 0,
      wraps: 1,
      readiness: { people: [{ why: "refused" }] },
    });
    const unsigned = withEnvelope((now) => (now.card_fingerprint = null));
    expect(await verified(unsigned)).toMatchObject({ readiness: { people: [{ why: "refused" }] } });
    expect(await verified(stored)).toMatchObject({ readiness: { people: [] } });
    holder.ring.lock();
    await holder.unlock();
    expect(await verified(stored)).toMatchObject({ envelopes: 2, wraps: 2 });
  });
});

/** A key of this very envelope under another name: that of the label, which is not the content's. */
function labelled({ wraps }: StoredEnvelope): string {
  const { label_key } = body.wraps.find(({ entry_id }) => entry_id === wraps[0]!.entry_id)!;
  return label_key.replace(".label.", ".content.");
}
