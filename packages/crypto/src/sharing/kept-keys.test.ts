import { expect, test } from "vitest";
import { unhex, vectorBundle } from "../vault/testing.ts";
import vectors from "../vectors.json" with { type: "json" };
import { createReleaseKey, keepByRoot, keptByRoot } from "./kept-keys.ts";
import { createCardSecret } from "./key-card.ts";

const { vaultRootKey: root } = vectorBundle;
const { estate } = vectors.entry;
const { member, card } = vectors.sharing;
const linkPlace = { estate, member, lane: "now" as const, version: 1, sealed: "s" };
const nonce = unhex(vectors.wrap.nonce);

test("[KEY-062] what the holder's client keeps is as in the vectors, and opens again", () => {
  const cardPlace = { estate, member, card };
  const secret = unhex(vectors.card.secret);
  expect(keepByRoot(root, "card", cardPlace, secret, nonce)).toBe(vectors.sharing.keptCard);
  expect(keptByRoot(root, "card", cardPlace, vectors.sharing.keptCard)).toEqual(secret);
  expect(keptByRoot(root, "link", linkPlace, vectors.sharing.keptLink)).toEqual(unhex(vectors.entry.linkKey));
  const releasePlace = { estate, lane: "after_death" as const, epoch: 1 };
  expect(keptByRoot(root, "release", releasePlace, vectors.sharing.keptRelease)).toEqual(
    unhex(vectors.sharing.releaseKey),
  );
});

test("it opens at no other place, for no other purpose and under no other root key", () => {
  const { keptCard, keptLink, keptRelease } = vectors.sharing;
  const damaged = (open: () => unknown) => expect(open).toThrow("sealed.damaged");
  damaged(() => keptByRoot(root, "card", { estate, member, card: member }, keptCard));
  damaged(() => keptByRoot(root, "card", { estate, member: card, card }, keptCard));
  damaged(() => keptByRoot(root, "card", { estate: card, member, card }, keptCard));
  damaged(() => keptByRoot(root, "link", { ...linkPlace, lane: "after_death" }, keptLink));
  // Of another envelope: what it wraps does not open by this one.
  damaged(() => keptByRoot(root, "link", { ...linkPlace, version: 2 }, keptLink));
  damaged(() => keptByRoot(root, "link", { ...linkPlace, sealed: "t" }, keptLink));
  damaged(() => keptByRoot(root, "release", { estate, lane: "after_death", epoch: 2 }, keptRelease));
  damaged(() => keptByRoot(root, "release", { estate, lane: "incapacity", epoch: 1 }, keptRelease));
  damaged(() => keptByRoot(createReleaseKey(), "link", linkPlace, keptLink));
  // Under the name of another kind, though the place reads the same.
  const renamed = keptRelease.replace("hlk1.release.", "hlk1.card.");
  damaged(() => keptByRoot(root, "card", { estate, member: "after_death", card: 1 as never }, renamed));
  expect(() => keptByRoot(root, "card", { estate, member, card }, keptLink)).toThrow("sealed.invalid");
  expect(() => keepByRoot(root, "link", linkPlace, createCardSecret())).toThrow("format.invalid");
  expect(() => keepByRoot(new Uint8Array(16), "card", { estate, member, card }, createCardSecret())).toThrow(
    "format.invalid",
  );
});

test("[KEY-031] changed by one bit anywhere, it is refused", () => {
  const text = vectors.sharing.keptRelease;
  const header = "hlk1.release.";
  const payload = Buffer.from(text.slice(header.length), "base64url");
  for (let bit = 0; bit < payload.length * 8; bit++) {
    const flipped = Buffer.from(payload);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const altered = header + flipped.toString("base64url");
    expect(() => keptByRoot(root, "release", { estate, lane: "after_death", epoch: 1 }, altered)).toThrow(
      "sealed.damaged",
    );
  }
});
