import { describe, expect, test } from "vitest";
import { createBundle, publicKeys } from "../bundle.ts";
import { keysFingerprint } from "../plan/head.ts";
import { sign } from "../sign.ts";
import { createEntryKeys, unwrapEntryKey, wrapEntryKey } from "../vault/entry-keys.ts";
import { facts, unhex, vectorBundle, verifyingKey } from "../vault/testing.ts";
import vectors from "../vectors.json" with { type: "json" };
import { createLinkKey, isEnvelopeSigned, openEnvelope, sealEnvelope } from "./envelope.ts";
import golden from "./golden.json" with { type: "json" };
import { cardGroups, cardKeys, cardQrText, createCardSecret, readCard } from "./key-card.ts";
import { keysOfCard } from "./make-card.ts";
import { encrypterTo } from "./recipients.ts";
import { safetyNumber } from "./safety-number.ts";
import { type EnvelopePlace, envelopeMessage } from "./signed-messages.ts";

const place: EnvelopePlace = { estate: vectors.entry.estate, member: golden.member, lane: "now", version: 1 };
const later: EnvelopePlace = { ...place, lane: "after_death" };
const member = createBundle();
const memberKeys = await publicKeys(member);
const toMember = { card: null, account: { recipient: memberKeys.recipient, verifying_key: memberKeys.verifyingKey } };
const releaseKey = unhex(golden.releaseKey);

describe("envelopes", () => {
  test("[KEY-041] one envelope gives the link key, and the link key the keys of each entry granted", async () => {
    const linkKey = createLinkKey();
    const envelope = await sealEnvelope(vectorBundle, toMember, place, linkKey, null);
    const opened = await openEnvelope(verifyingKey, member, place, envelope, null);
    expect(opened).toEqual(linkKey);
    const keys = createEntryKeys();
    const summary = wrapEntryKey(linkKey, "link", "label", facts, keys.label);
    expect(unwrapEntryKey(opened, "link", "label", facts, summary)).toEqual(keys.label);
    expect(() => unwrapEntryKey(opened, "link", "content", facts, summary)).toThrow("sealed.invalid");
  });

  test("[KEY-042] what opens after a release needs the release key as well, and no other", async () => {
    const envelope = await sealEnvelope(vectorBundle, toMember, later, createLinkKey(), releaseKey);
    await expect(openEnvelope(verifyingKey, member, later, envelope, null)).rejects.toThrow("sealed.invalid");
    await expect(openEnvelope(verifyingKey, member, later, envelope, createLinkKey())).rejects.toThrow(
      "sealed.damaged",
    );
    await expect(openEnvelope(verifyingKey, createBundle(), later, envelope, releaseKey)).rejects.toThrow(
      "sealed.damaged",
    );
    expect(await openEnvelope(verifyingKey, member, later, envelope, releaseKey)).toHaveLength(32);
    await expect(sealEnvelope(vectorBundle, toMember, later, createLinkKey(), null)).rejects.toThrow(
      "envelope.other_place",
    );
  });

  test("an envelope for another member, lane, estate or version, or of another holder, is refused", async () => {
    const envelope = await sealEnvelope(vectorBundle, toMember, place, createLinkKey(), null);
    for (const elsewhere of [
      { ...place, member: vectors.entry.entry },
      { ...place, estate: vectors.entry.entry },
      { ...place, lane: "incapacity" as const },
      { ...place, version: 2 },
    ])
      await expect(openEnvelope(verifyingKey, member, elsewhere, envelope, null)).rejects.toThrow("revision.forged");
    await expect(openEnvelope(memberKeys.verifyingKey, member, place, envelope, null)).rejects.toThrow(
      "revision.forged",
    );
  });

  test("[KEY-052] an inner envelope of another place is refused under a new signature for this one", async () => {
    const moved = async (from: EnvelopePlace, to: EnvelopePlace) => {
      const envelope = await sealEnvelope(vectorBundle, toMember, from, createLinkKey(), null);
      const signature = sign(vectorBundle, "envelope", envelopeMessage(to, envelope));
      return await openEnvelope(verifyingKey, member, to, { ...envelope, signature }, null);
    };
    expect(await moved(place, place)).toHaveLength(32);
    for (const elsewhere of [
      { ...place, member: vectors.entry.entry },
      { ...place, estate: vectors.entry.entry },
      { ...place, version: 2 },
    ]) {
      await expect(moved(elsewhere, place)).rejects.toThrow("envelope.other_place");
      await expect(moved(place, elsewhere)).rejects.toThrow("envelope.other_place");
    }
  });

  test("[KEY-063] to whose keys it was sealed is signed with it: of others, of fewer or of more it is refused", async () => {
    const card = await keysOfCard(unhex(vectors.card.secret));
    const both = { card, account: toMember.account };
    const envelope = await sealEnvelope(vectorBundle, both, place, createLinkKey(), null);
    expect(envelope).toMatchObject({
      card_fingerprint: keysFingerprint(card),
      account_fingerprint: keysFingerprint(toMember.account),
    });
    expect(isEnvelopeSigned(verifyingKey, place, envelope)).toBe(true);
    const other = keysFingerprint({ recipient: "r", verifying_key: "v" });
    for (const told of [
      { card_fingerprint: other },
      { card_fingerprint: null },
      { account_fingerprint: other },
      { account_fingerprint: null },
      { card_fingerprint: envelope.account_fingerprint, account_fingerprint: envelope.card_fingerprint },
    ]) {
      expect(isEnvelopeSigned(verifyingKey, place, { ...envelope, ...told })).toBe(false);
      await expect(openEnvelope(verifyingKey, member, place, { ...envelope, ...told }, null)).rejects.toThrow(
        "revision.forged",
      );
    }
  });

  test("[KEY-033] a hybrid and a classical recipient are never given for one file", () => {
    const classical = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
    expect(() => encrypterTo([memberKeys.recipient, classical])).toThrow("recipients.mixed");
    expect(() => encrypterTo([])).toThrow("recipients.unknown");
    expect(() => encrypterTo(["ssh-ed25519 AAAA"])).toThrow("recipients.unknown");
    expect(() => encrypterTo([memberKeys.recipient, memberKeys.recipient])).not.toThrow();
  });

  test("[KEY-045] an envelope that was made once opens for ever, by the card as by the account", async () => {
    const linkKey = unhex(vectors.entry.linkKey);
    for (const own of [cardKeys(unhex(vectors.card.secret)), vectorBundle])
      expect(await openEnvelope(verifyingKey, own, later, golden.envelope, releaseKey)).toEqual(linkKey);
  });
});

describe("key cards", () => {
  test("[KEY-053] [KEY-054] groups, QR and keys are those of the vector", async () => {
    const secret = unhex(vectors.card.secret);
    expect(cardGroups(secret).join(" ")).toBe(vectors.card.groups);
    expect(cardQrText(secret)).toBe(vectors.card.qrText);
    const keys = cardKeys(secret);
    expect(Buffer.from(keys.identitySeed).toString("hex")).toBe(vectors.card.identitySeed);
    expect(Buffer.from(keys.signingSeed).toString("hex")).toBe(vectors.card.signingSeed);
    expect((await publicKeys(keys)).verifyingKey).toBe(vectors.card.verifyingKey);
  });

  test("[KEY-053] case and gaps do not matter, O reads as 0, I and L as 1, and the scanned text is read as well", () => {
    const secret = unhex(vectors.card.secret);
    const { groups, qrText } = vectors.card;
    const spelt = groups.replaceAll("0", "o").replaceAll("1", "l").toLowerCase();
    for (const typed of [groups, groups.replaceAll(" ", ""), groups.replaceAll(" ", " - "), spelt, qrText])
      expect(readCard(typed)).toEqual(secret);
  });

  test("[KEY-053] a misread, swapped or missing character is refused by the check over the whole", () => {
    const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (let card = 0; card < 20; card++) {
      const code = cardGroups(createCardSecret()).join("");
      for (let i = 0; i < code.length; i++) {
        const other = alphabet[(alphabet.indexOf(code[i]!) + 1 + ((card * 7 + i) % 31)) % 32]!;
        expect(() => readCard(code.slice(0, i) + other + code.slice(i + 1))).toThrow("card.check");
        if (i > 0 && code[i] !== code[i - 1])
          expect(() => readCard(code.slice(0, i - 1) + code[i] + code[i - 1] + code.slice(i + 1))).toThrow(
            "card.check",
          );
      }
      expect(() => readCard(code.slice(1))).toThrow("card.length");
    }
    expect(() => readCard(vectors.card.groups.replace("185G", "18?U"))).toThrow("card.characters");
  });
});

describe("safety numbers", () => {
  test("[KEY-051] both see the same eight words and code, and another key gives others", async () => {
    const [holder, card] = [await publicKeys(vectorBundle), await publicKeys(cardKeys(unhex(vectors.card.secret)))];
    const seen = await safetyNumber(holder, card);
    expect({ words: seen.words.join(" "), qrText: seen.qrText }).toEqual(vectors.safetyNumber);
    expect(seen.numbers).toEqual(["1331", "0002", "1447", "0449", "1883", "0778", "1069", "1294"]);
    expect(await safetyNumber(card, holder)).toEqual(seen);
    const swapped = await safetyNumber(holder, memberKeys);
    expect(swapped.words).not.toEqual(seen.words);
    expect(swapped.words).toHaveLength(8);
    expect(await safetyNumber(holder, { ...card, verifyingKey: memberKeys.verifyingKey })).not.toEqual(seen);
  }, 30_000);
});
