import { createHash } from "node:crypto";
import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import type { SealedEnvelope } from "@heirlock/contract/sharing/keys";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { sealEnvelope } from "@heirlock/crypto/sharing/envelope";
import { signHolder } from "@heirlock/crypto/sharing/identities";
import { cardOpenMessage, type SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { sign } from "@heirlock/crypto/sign";
import { verifySignature } from "@heirlock/crypto/signature";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import { revisionMessage } from "@heirlock/crypto/vault/revision";
import { beforeAll, describe, expect, test } from "vitest";
import {
  asking,
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
import { noPlan, nothingSigned, planOfTask, servedPlan } from "../testing/signed-plans.ts";
import { envelopeName } from "./open-envelopes.ts";

const mallory = createBundle();
let malloryKeys: SharedKeys;
let holder: Person;
let samir: Person;
let ring: OwnRevision;
let letter: OwnRevision;
let body: Body;
let keys: HolderKeys;
const [ringId, letterId] = ["9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02", "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b03"];
const ringTitle = "Grandmother's ring";

/** What the server stores of a task that the holder's client worked off. */
async function envelopesFor(who: string, person: Person, envelopes: SealedEnvelope[] = []): Promise<Body> {
  const to = { estate, member: who };
  const card = storedCard(await holder.askSharing("newCard", { ...to, card: cardId }));
  const identities = [verifiedIdentity(await holder.askSharing("pinMember", { ...to, identity: person.keys }))];
  const { verifyingKey } = holder.account;
  const grants = [grantOf(ring, verifyingKey), grantOf(letter, verifyingKey)];
  const task = taskOf({ member_id: who as never, card, identities, grants, envelopes });
  const served = servedPlan(await bundleOf(holder), planOfTask(task));
  const { body: made } = await holder.askSharing("makeEnvelopes", { estate, served, task, releaseKeys: [] });
  // Of the letter only the label.
  return {
    ...made!,
    wraps: made!.wraps.map((one) => (one.entry_id === letterId ? { ...one, content_key: null } : one)),
  };
}
const asStored = ({ envelopes }: Body) => envelopes.map((one) => ({ ...one, updated_at: "" })) as SealedEnvelope[];
const pin = () => samir.askSharing("pinHolder", { ...place, holder: holder.keys });

beforeAll(async () => {
  const { recipient, verifyingKey } = await publicKeys(mallory);
  malloryKeys = { recipient, verifying_key: verifyingKey };
  [holder, samir] = [await createPerson(), await createPerson()];
  [ring, letter] = [await sealedEntry(holder, ringId!), await sealedEntry(holder, letterId!)];
  body = await envelopesFor(member, samir);
  keys = holderKeys({ holder: holder.keys, pin: await pin(), envelopes: body.envelopes });
});

type ToOpen = Parameters<typeof samir.askSharing<"openSharedLabels">>[1]["entries"][number];
const entry = (from: Body, at = 0, revision = ring): ToOpen => ({
  keyId: holder.account.verifyingKey,
  lane: "now",
  sealed: signedPart(revision),
  labelKey: from.wraps[at]!.label_key,
  seenRevision: 0,
});
const openLabels = (entries: readonly ToOpen[], served: HolderKeys = keys, seen = {}) =>
  samir.askSharing("openSharedLabels", { keys: served, seen, ...noPlan, entries });
const outcome = async (one: ToOpen, served?: HolderKeys, seen?: Record<string, number>) => {
  const { labels } = await openLabels([one], served, seen);
  const [label] = labels;
  return "label" in label! ? label.label.title : label!.problem;
};

describe("what was shared", () => {
  test("[KEY-036] [KEY-039] the member reads the label of both and the content of the one that was granted", async () => {
    const { labels, envelopes } = await openLabels([entry(body), entry(body, 1, letter)]);
    expect(labels).toMatchObject([{ label: { title: ringTitle } }, { label: { title: ringTitle } }]);
    expect(envelopes).toEqual({ [envelopeName(keys, { lane: "now", key_id: holder.account.verifyingKey })]: 1 });
    const { keyId, lane, sealed } = entry(body);
    const ask = {
      keys,
      seen: {},
      ...noPlan,
      keyId,
      lane,
      sealed,
      contentKey: body.wraps[0]!.content_key!,
      content: ring.content,
    };
    expect(await samir.askSharing("openSharedContent", ask)).toMatchObject({ content: plain.content });
    expect(body.wraps[1]!.content_key).toBeNull();
    // With the label key in the content's place, nothing of the content opens.
    const other = { ...ask, sealed: signedPart(letter), content: letter.content };
    const relabelled = body.wraps[1]!.label_key.replace("link.label", "link.content");
    await expect(samir.askSharing("openSharedContent", { ...other, contentKey: relabelled })).rejects.toMatchObject({
      code: "sealed.damaged",
    });
  });

  test("[KEY-036] nothing is shown before the member has compared, nor on a pin that is not their own", async () => {
    const unpinned = holderKeys({ holder: holder.keys, envelopes: body.envelopes });
    await expect(openLabels([entry(body)], unpinned)).rejects.toMatchObject({ code: "identity.not_compared" });
    expect(await samir.askSharing("checkHolder", { keys: unpinned })).toEqual({ state: "not_compared" });
    const bySelf = {
      ...malloryKeys,
      signature: signHolder(mallory, place, malloryKeys),
      key_id: malloryKeys.verifying_key,
    };
    const forgedPins = [
      bySelf,
      { ...bySelf, key_id: samir.account.verifyingKey },
      { ...(await pin()), ...malloryKeys },
      { ...(await samir.askSharing("pinHolder", { estate, member: ringId!, holder: malloryKeys })) },
    ];
    for (const forged of forgedPins) {
      const served = holderKeys({ holder: malloryKeys, pin: forged, envelopes: body.envelopes });
      await expect(openLabels([entry(body)], served)).rejects.toMatchObject({ code: "identity.not_compared" });
    }
  });

  test("[KEY-052] [KEY-076] a server that states other keys of the holder hides nothing that the compared one signed", async () => {
    for (const swapped of [
      malloryKeys,
      { ...holder.keys, recipient: malloryKeys.recipient },
      { ...holder.keys, verifying_key: malloryKeys.verifying_key },
    ]) {
      const served = holderKeys({ holder: swapped, pin: await pin(), envelopes: body.envelopes });
      const { labels, changed } = await openLabels([entry(body)], served);
      expect(labels).toMatchObject([{ label: { title: ringTitle } }]);
      expect(changed).toBe(true);
      expect(await samir.askSharing("checkHolder", { keys: served })).toEqual({ state: "changed" });
    }
    expect((await openLabels([entry(body)])).changed).toBe(false);
    expect(await samir.askSharing("checkHolder", { keys })).toEqual({ state: "compared" });
  });

  test("[KEY-076] only what a new key of the holder's signed waits for the comparison", async () => {
    const newer = await createPerson();
    const served = holderKeys({ holder: newer.keys, pin: await pin(), envelopes: body.envelopes });
    const ofNewKey = {
      ...entry(body),
      keyId: newer.account.verifyingKey,
      sealed: signedPart(await sealedEntry(newer, letterId!)),
    };
    const ofNobody = { ...ofNewKey, keyId: malloryKeys.verifying_key };
    const { labels } = await openLabels([entry(body), ofNewKey, ofNobody], served);
    expect(labels).toMatchObject([
      { label: { title: ringTitle } },
      { problem: "identity.not_compared" },
      { problem: "revision.forged" },
    ]);
  });

  test("what an earlier key of the holder signed counts if the member had compared that key, and only then", async () => {
    const newer = await createPerson();
    const compared = await samir.askSharing("pinHolder", { ...place, holder: newer.keys });
    const served = { holder: newer.keys, pin: compared, envelopes: body.envelopes };
    const withEarlier = holderKeys({ ...served, earlier: [await pin()] });
    expect(await outcome(entry(body), withEarlier)).toBe(ringTitle);
    expect(await outcome(entry(body), holderKeys(served))).toBe("revision.forged");
    const planted = {
      ...(await pin()),
      signature: signHolder(mallory, place, holder.keys),
      key_id: malloryKeys.verifying_key,
    };
    expect(await outcome(entry(body), holderKeys({ ...served, earlier: [planted] }))).toBe("revision.forged");
  });

  test("[KEY-034] an entry or envelope that the holder did not sign, or not for here, is refused by itself", async () => {
    const good = entry(body);
    const altered = { ...good.sealed, accessCondition: "after_death" };
    const resigned = { ...altered, signature: sign(mallory, "entry-revision", revisionMessage(altered)) };
    const entries = [
      good,
      { ...good, sealed: altered },
      { ...good, sealed: resigned, keyId: malloryKeys.verifying_key },
      { ...good, sealed: { ...good.sealed, estate: member } },
      { ...good, seenRevision: 2 },
      { ...good, labelKey: body.wraps[1]!.label_key },
      { ...good, labelKey: null },
      { ...good, lane: "after_death" as const },
      entry(body, 1, letter),
    ];
    const { labels } = await openLabels(entries);
    expect(labels.map((one) => ("label" in one ? one.label.title : one.problem))).toEqual([
      ringTitle,
      "revision.forged",
      "revision.forged",
      "revision.forged",
      "revision.older",
      "sealed.damaged",
      "envelope.missing",
      "envelope.missing",
      ringTitle,
    ]);
  });

  test("[KEY-034] an envelope of another member, holder, lane or version, or a forged one, opens nothing", async () => {
    const laila = await createPerson();
    const ofLaila = await envelopesFor(ringId!, laila);
    const forSamirElsewhere = await envelopesFor(letterId!, samir);
    const [genuine] = keys.envelopes;
    const at = { ...place, lane: "now" as const, version: 1 };
    const to = { card: null, account: samir.keys };
    const forged = await sealEnvelope(mallory, to, at, new Uint8Array(32).fill(7), null);
    const cases = [
      [{ ...genuine, ...ofLaila.envelopes[0] }, "envelope.other_keys"],
      [{ ...genuine, ...ofLaila.envelopes[0], account_key: samir.account.verifyingKey }, "revision.forged"],
      [{ ...genuine, ...forSamirElsewhere.envelopes[0] }, "revision.forged"],
      [{ ...genuine, version: 2 }, "revision.forged"],
      [{ ...genuine, sealed: forged.sealed }, "revision.forged"],
      [{ ...genuine, card_fingerprint: null }, "revision.forged"],
      [{ ...genuine, ...forged }, "revision.forged"],
      [{ ...genuine, ...forged, key_id: malloryKeys.verifying_key }, "revision.forged"],
      [{ ...genuine, account_key: null }, "envelope.missing"],
      [{ ...genuine, account_key: malloryKeys.verifying_key }, "envelope.other_keys"],
    ] as const;
    for (const [envelope, problem] of cases)
      expect(await outcome(entry(body), { ...keys, envelopes: [envelope as never] })).toBe(problem);
  });

  test("an envelope from before is refused once a later one was seen", async () => {
    const next = await envelopesFor(member, samir, asStored(body));
    const served = holderKeys({ holder: holder.keys, pin: await pin(), envelopes: next.envelopes });
    const { envelopes: seen } = await openLabels([entry(next)], served);
    expect(Object.values(seen)).toEqual([2]);
    expect(await outcome(entry(next), served, seen)).toBe(ringTitle);
    expect(await outcome(entry(body), keys, seen)).toBe("envelope.older");
    const { keyId, lane, sealed } = entry(body);
    const contentKey = body.wraps[0]!.content_key!;
    await expect(
      samir.askSharing("openSharedContent", {
        keys,
        seen,
        ...noPlan,
        keyId,
        lane,
        sealed,
        contentKey,
        content: ring.content,
      }),
    ).rejects.toMatchObject({ code: "envelope.older" });
  });

  test("[KEY-021] what was sealed to keys from before a reset opens again once their kit was found, pin and all", async () => {
    const after = await createPerson();
    const ask = { keys, seen: {}, ...noPlan, entries: [entry(body)] };
    // Neither the pin nor the envelope is of the keys of now.
    await expect(after.askSharing("openSharedLabels", ask)).rejects.toMatchObject({ code: "identity.not_compared" });
    const compared = await after.askSharing("pinHolder", { ...place, holder: holder.keys });
    const pinned = holderKeys({ holder: holder.keys, pin: compared, envelopes: body.envelopes });
    const { labels } = await after.askSharing("openSharedLabels", { ...ask, keys: pinned });
    expect(labels).toEqual([{ problem: "envelope.other_keys" }]);
    const { kit, kitNumber, bundleByKit, verifyingKey } = samir.account;
    const found = { typed: kit.words.join(" "), kitNumber, bundleByKit, stated: samir.inHand.stated };
    const restoring = { current: after.inHand, kit: found };
    const { bundleByRoot } = await after.ring.handle("account", "restoreOlder", restoring, asking);
    const older = [{ verifyingKey, bundleByRoot }];
    const opened = await after.askSharing("openSharedLabels", { older, ...ask });
    expect(opened.labels).toMatchObject([{ label: { title: ringTitle } }]);
  });

  test("[KEY-032] a file opens only as the one that the holder signed", async () => {
    const at = { estate, entry: ringId!, generation: 1 };
    const fileId = "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c03";
    const bytes = new Uint8Array(70_000).map((_, n) => n % 251);
    const blob = new Blob([bytes]);
    const file = await holder.askVault("sealFile", {
      place: at,
      contentKey: ring.contentKey,
      fileId,
      file: blob,
      partBytes: 65_536,
    });
    const { sha256, size } = file;
    const facts = {
      ...at,
      revision: 2,
      category: "note",
      accessCondition: "immediate",
      file: { id: fileId, sha256, size },
    };
    const withFile = await holder.askVault("sealEntry", { facts, plain, keys: ring });
    const { keyId, lane } = entry(body);
    const ask = {
      keys,
      seen: {},
      ...noPlan,
      keyId,
      lane,
      sealed: signedPart(withFile),
      contentKey: body.wraps[0]!.content_key!,
    };
    const open = { ...ask, labelKey: body.wraps[0]!.label_key, type: "image/png" };
    const { file: opened } = await samir.askSharing("openSharedFile", { ...open, file: file.blob });
    expect(opened.type).toBe("image/png");
    const hash = (from: Uint8Array) => createHash("sha256").update(from).digest("hex");
    expect(hash(new Uint8Array(await opened.arrayBuffer()))).toBe(hash(bytes));
    const other = await holder.askVault("sealFile", {
      place: at,
      contentKey: ring.contentKey,
      fileId,
      file: blob,
      partBytes: 65_536,
    });
    await expect(samir.askSharing("openSharedFile", { ...open, file: other.blob })).rejects.toMatchObject({
      code: "sealed.damaged",
    });
    await expect(
      samir.askSharing("openSharedFile", { ...open, sealed: signedPart(ring), file: file.blob }),
    ).rejects.toMatchObject({ code: "sealed.damaged" });
  });
});

describe("joining by a card", () => {
  test("the card in hand proves whose it is, and pins the holder without words", async () => {
    const made = await holder.askSharing("newCard", { ...place, card: cardId });
    const { groups, qrText } = await holder.askSharing("showCard", {
      served: nothingSigned,
      ...place,
      card: storedCard(made),
    });
    const read = await samir.ring.handle("sharing", "readCard", { typed: qrText }, asking);
    expect(read).toEqual({ verifying_key: made.verifying_key, signature: expect.stringMatching(/^hls1\./) });
    const asks = cardOpenMessage(made.verifying_key);
    expect(verifySignature(made.verifying_key, "card-open", asks, read.signature)).toBe(true);
    const joined = {
      id: cardId,
      estate_id: estate,
      member_id: member,
      holder: holder.keys,
      holder_proof: made.holder_proof,
    } as never;
    const typed = groups.join("-");
    const pinned = await samir.askSharing("pinByCard", { typed, joined });
    const served = holderKeys({ holder: holder.keys, pin: pinned, envelopes: body.envelopes });
    expect(await outcome(entry(body), served)).toBe(ringTitle);
    const elsewhere = await holder.askSharing("showCard", {
      ...{ ...place, served: nothingSigned },
      card: storedCard(await holder.askSharing("newCard", { ...place, card: ringId! })),
    });
    for (const forged of [
      { ...(joined as object), holder: malloryKeys },
      { ...(joined as object), member_id: ringId },
      { ...(joined as object), estate_id: ringId },
      { ...(joined as object), id: ringId },
      { ...(joined as object), holder_proof: "A".repeat(43) },
      { ...(joined as object), holder_proof: "" },
    ])
      await expect(samir.askSharing("pinByCard", { typed, joined: forged as never })).rejects.toMatchObject({
        code: "card.does_not_vouch",
      });
    await expect(samir.askSharing("pinByCard", { typed: elsewhere.qrText, joined })).rejects.toMatchObject({
      code: "card.does_not_vouch",
    });
  });

  test("[KEY-045] what is sealed to the card alone opens for whoever keeps it, and for nobody else", async () => {
    const made = await holder.askSharing("newCard", { ...place, card: cardId });
    const card = storedCard(made);
    const { qrText: typed } = await holder.askSharing("showCard", { served: nothingSigned, ...place, card });
    const task = taskOf({
      ...{ member_id: member as never, card, identities: [], envelopes: [] },
      grants: [grantOf(ring, holder.account.verifyingKey)],
    });
    const plan = servedPlan(await bundleOf(holder), planOfTask(task));
    const ask = { estate, served: plan, task, releaseKeys: [] };
    const sealed = (await holder.askSharing("makeEnvelopes", ask)).body!;
    expect(sealed.envelopes).toMatchObject([{ card_id: cardId, account_key: null }]);
    const joined = { id: cardId, estate_id: estate, member_id: member, holder: holder.keys } as const;
    const shown = { typed, joined: { ...joined, holder_proof: made.holder_proof } as never };
    const pinned = await samir.askSharing("pinByCard", shown);
    const to = { holder: holder.keys, envelopes: sealed.envelopes };
    expect(await outcome(entry(sealed), holderKeys({ ...to, pin: pinned }))).toBe(ringTitle);
    // By words alone there is no card.
    expect(await outcome(entry(sealed), holderKeys({ ...to, pin: await pin() }))).toBe("envelope.missing");
    // Of another place, and under another's root key.
    const laila = await createPerson();
    const foreign = (await laila.askSharing("pinByCard", shown)).card!;
    for (const kept of [
      { id: cardId as never, by_root: foreign.by_root },
      { id: cardId as never, by_root: made.secret_by_root },
    ])
      expect(await outcome(entry(sealed), holderKeys({ ...to, pin: { ...pinned, card: kept } }))).toBe(
        "sealed.damaged",
      );
    // Sealed to keys of the account that are lost: the card still opens it.
    const lost = sealed.envelopes.map((one) => ({ ...one, account_key: malloryKeys.verifying_key as never }));
    expect(await outcome(entry(sealed), holderKeys({ ...to, envelopes: lost, pin: pinned }))).toBe(ringTitle);
  });

  test("[KEY-053] a mistyped card is refused before anything is asked of anybody, with or without an open vault", async () => {
    const read = (typed: string) => samir.ring.handle("sharing", "readCard", { typed }, asking);
    samir.ring.lock();
    await expect(read("000G 40R4 0M30 E209 185G R38E 1YZ4 BJS7")).rejects.toMatchObject({ code: "card.check" });
    await expect(read("000G 40R4")).rejects.toMatchObject({ code: "card.length" });
    expect(await read("000G 40R4 0M30 E209 185G R38E 1YZ4 BJS6")).toMatchObject({ verifying_key: expect.any(String) });
    await expect(
      samir.askSharing("joinByCard", { typed: "000G 40R4 0M30 E209 185G R38E 1YZ4 BJS6" }),
    ).rejects.toMatchObject({
      code: "keys.not_available",
    });
    await expect(openLabels([entry(body)])).rejects.toMatchObject({ code: "keys.not_available" });
    await samir.unlock();
  });
});
