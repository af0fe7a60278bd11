import { expect, test } from "vitest";
import { createBundle, publicKeys, verifyingKeyOf } from "../bundle.ts";
import { unhex, vectorBundle, verifyingKey } from "../vault/testing.ts";
import vectors from "../vectors.json" with { type: "json" };
import {
  holderProof,
  isCardJoin,
  isCardSigned,
  isHolderProof,
  isHolderSigned,
  isMemberSigned,
  joinByCard,
  openCard,
  signCard,
  signHolder,
  signMember,
} from "./identities.ts";
import { createCardSecret } from "./key-card.ts";
import { createCard, isKeyOfCard, keysOfCard } from "./make-card.ts";

const { estate } = vectors.entry;
const { member, card, ...expected } = vectors.sharing;
const place = { estate, member };
const cardPlace = { ...place, card };
const keys = { recipient: "r", verifying_key: "v" };
const secret = unhex(vectors.card.secret);

test("[KEY-062] who vouches for whom is as in the vectors", async () => {
  expect(signMember(vectorBundle, place, keys)).toBe(expected.memberSignature);
  expect(signHolder(vectorBundle, place, keys)).toBe(expected.holderSignature);
  expect(signCard(vectorBundle, cardPlace, keys)).toBe(expected.cardSignature);
  expect(await joinByCard(secret, keys)).toEqual({
    verifying_key: vectors.card.verifyingKey,
    signature: expected.joinSignature,
  });
  expect(await openCard(secret)).toEqual({
    verifying_key: vectors.card.verifyingKey,
    signature: expected.openSignature,
  });
  expect(holderProof(secret, cardPlace, keys)).toBe(expected.holderProof);
});

test("[KEY-052] a signature holds for exactly this estate, member, pair of keys and signer", () => {
  const signature = signMember(vectorBundle, place, keys);
  expect(isMemberSigned(verifyingKey, place, keys, signature)).toBe(true);
  expect(isMemberSigned(verifyingKey, { ...place, estate: member }, keys, signature)).toBe(false);
  expect(isMemberSigned(verifyingKey, { ...place, member: estate }, keys, signature)).toBe(false);
  expect(isMemberSigned(verifyingKey, place, { ...keys, recipient: "x" }, signature)).toBe(false);
  expect(isMemberSigned(verifyingKey, place, { ...keys, verifying_key: "x" }, signature)).toBe(false);
  expect(isMemberSigned(verifyingKeyOf(createBundle()), place, keys, signature)).toBe(false);
  // Parts cannot run into each other.
  expect(isMemberSigned(verifyingKey, place, { recipient: 'r","v', verifying_key: "" }, signature)).toBe(false);
  expect(isMemberSigned(verifyingKey, place, keys, "")).toBe(false);
});

test("what was signed for one purpose passes for no other, though the words are the same", () => {
  const [ofMember, ofHolder] = [signMember(vectorBundle, place, keys), signHolder(vectorBundle, place, keys)];
  expect(isHolderSigned(verifyingKey, place, keys, ofHolder)).toBe(true);
  expect(isHolderSigned(verifyingKey, place, keys, ofMember)).toBe(false);
  expect(isMemberSigned(verifyingKey, place, keys, ofHolder)).toBe(false);
  expect(isCardSigned(verifyingKey, cardPlace, keys, ofMember)).toBe(false);
});

test("a card and its holder vouch for each other, and for nobody else", async () => {
  const holder = createBundle();
  const { recipient, verifyingKey: own } = await publicKeys(holder);
  const made = createCardSecret();
  const { signature, holder_proof, ...ofCard } = await createCard(holder, cardPlace, made);
  expect(ofCard).toEqual(await keysOfCard(made));
  expect(isCardSigned(own, cardPlace, ofCard, signature)).toBe(true);
  expect(isCardSigned(own, { ...cardPlace, card: member }, ofCard, signature)).toBe(false);
  expect(await isKeyOfCard(made, ofCard)).toBe(true);
  expect(await isKeyOfCard(secret, ofCard)).toBe(false);
  const stated = { recipient, verifying_key: own };
  expect(isHolderProof(made, cardPlace, stated, holder_proof)).toBe(true);
  expect(isHolderProof(secret, cardPlace, stated, holder_proof)).toBe(false);
  expect(isHolderProof(made, { ...cardPlace, member: estate }, stated, holder_proof)).toBe(false);
  expect(isHolderProof(made, cardPlace, { ...stated, recipient: ofCard.recipient }, holder_proof)).toBe(false);
  for (const malformed of ["", "*", holder_proof.slice(1), `${holder_proof}A`])
    expect(isHolderProof(made, cardPlace, stated, malformed)).toBe(false);
  const join = await joinByCard(made, keys);
  expect(isCardJoin(join.verifying_key, keys, join.signature)).toBe(true);
  expect(isCardJoin(join.verifying_key, { ...keys, recipient: "x" }, join.signature)).toBe(false);
  expect(isCardJoin(vectors.card.verifyingKey, keys, join.signature)).toBe(false);
});
