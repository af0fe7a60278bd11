import { describe, expect, test } from "vitest";
import { sign } from "../sign.ts";
import vectors from "../vectors.json" with { type: "json" };
import { type KeeperKeys, keeperKeyMessage, readKeeperKeys } from "./keeper-keys.ts";
import { newestHeadMessage, newestHeadText, readNewestHead } from "./newest-head.ts";

const { keeper, bundle, card, entry, plan } = vectors;
const seedOf = (hex: string) => ({ signingSeed: Uint8Array.from(Buffer.from(hex, "hex")) });
const asked = { estate: entry.estate, key: bundle.verifyingKey, nonce: keeper.nonce };
const answer = { text: keeper.answer, signature: keeper.answerSignature };

describe("the keeper's answer to a nonce", () => {
  test("of the vector is read", () => {
    expect(readNewestHead([card.verifyingKey, bundle.verifyingKey], asked, answer)).toEqual({
      number: 1_800_000_000_000,
      hash: plan.headHash,
      at: "2027-01-15T08:00:00.000Z",
    });
  });

  test("may say that there is no head yet", () => {
    const text = newestHeadText(asked, { number: 0, hash: null, at: "2027-01-15T08:00:00.000Z" });
    const signature = sign(seedOf(bundle.signingSeed), "newest-head", newestHeadMessage(text));
    expect(readNewestHead([bundle.verifyingKey], asked, { text, signature })).toMatchObject({ number: 0, hash: null });
  });

  test("is refused from any other key, for any other context and with any other text", () => {
    expect(() => readNewestHead([card.verifyingKey], asked, answer)).toThrow("keeper.forged");
    const text = answer.text.replace("1800000000000", "1800000000001");
    expect(() => readNewestHead([bundle.verifyingKey], asked, { ...answer, text })).toThrow("keeper.forged");
    const signature = sign(seedOf(bundle.signingSeed), "plan-head", newestHeadMessage(answer.text));
    expect(() => readNewestHead([bundle.verifyingKey], asked, { ...answer, signature })).toThrow("keeper.forged");
  });

  test("is refused as the answer to another question", () => {
    const others = [
      { ...asked, nonce: plan.leafSalt },
      { ...asked, estate: entry.entry },
      { ...asked, key: card.verifyingKey },
    ];
    for (const other of others)
      expect(() => readNewestHead([bundle.verifyingKey], other, answer)).toThrow("keeper.other_question");
  });

  test.each([
    ["a number below zero", { number: -1, hash: plan.headHash }],
    ["a number without a hash", { number: 5, hash: null }],
    ["a hash without a number", { number: 0, hash: plan.headHash }],
  ])("with %s is refused, even signed", (_name, said) => {
    const text = newestHeadText(asked, { ...said, at: "2027-01-15T08:00:00.000Z" });
    const signature = sign(seedOf(bundle.signingSeed), "newest-head", newestHeadMessage(text));
    expect(() => readNewestHead([bundle.verifyingKey], asked, { text, signature })).toThrow("keeper.other_question");
  });
});

describe("the list of the keeper's keys", () => {
  const first = { key: bundle.verifyingKey, since: "2026-01-01", signature: null };
  const second = { key: keeper.nextKey, since: keeper.since, signature: keeper.nextKeySignature };
  const list = (...keys: KeeperKeys["keys"]): KeeperKeys => ({ format: "heirlock-keeper-keys/1", keys });

  test("grows by keys for which the one before vouches", () => {
    expect(readKeeperKeys(list(first))).toEqual([first.key]);
    expect(readKeeperKeys(list(first, second))).toEqual([first.key, second.key]);
  });

  test("is refused with a key that nobody vouches for, or the wrong one", () => {
    const byItself = sign(seedOf(card.signingSeed), "keeper-key", keeperKeyMessage(1, second));
    const refused = [
      list(),
      list(second),
      list(first, { ...second, signature: null }),
      list(first, { ...second, signature: byItself }),
      list(first, { ...second, since: "2027-01-16" }),
      list(first, { ...second, key: first.key }),
      list(first, first, second),
      { ...list(first), format: "heirlock-keeper-keys/2" as never },
    ];
    for (const one of refused) expect(() => readKeeperKeys(one), JSON.stringify(one)).toThrow("keeper.unknown_key");
  });
});
