import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type AccountBundle, publicKeys } from "../bundle.ts";
import { sameBytes, wipe } from "../bytes.ts";
import { fromBase64url, keyLength, toBase64url } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";
import { sign } from "../sign.ts";
import { verifySignature } from "../signature.ts";
import { cardKeys } from "./key-card.ts";
import {
  type CardPlace,
  cardIdentityMessage,
  cardJoinMessage,
  cardOpenMessage,
  holderIdentityMessage,
  type MemberPlace,
  memberIdentityMessage,
  type SharedKeys,
} from "./signed-messages.ts";

/** Who vouches for whose keys. Whatever a client seals to, or takes for another's, stands on one of these. */

type Signer = Pick<AccountBundle, "signingSeed">;

/** The holder has compared the keys of a member's account. */
export const signMember = (holder: Signer, place: MemberPlace, keys: SharedKeys): string =>
  sign(holder, "member-identity", memberIdentityMessage(place, keys));

export const isMemberSigned = (by: string, place: MemberPlace, keys: SharedKeys, signature: string): boolean =>
  verifySignature(by, "member-identity", memberIdentityMessage(place, keys), signature);

/** The member has compared the keys of the holder. */
export const signHolder = (member: Signer, place: MemberPlace, keys: SharedKeys): string =>
  sign(member, "holder-identity", holderIdentityMessage(place, keys));

export const isHolderSigned = (by: string, place: MemberPlace, keys: SharedKeys, signature: string): boolean =>
  verifySignature(by, "holder-identity", holderIdentityMessage(place, keys), signature);

/** The holder has made this card for this member. */
export const signCard = (holder: Signer, place: CardPlace, keys: SharedKeys): string =>
  sign(holder, "card-identity", cardIdentityMessage(place, keys));

export const isCardSigned = (by: string, place: CardPlace, keys: SharedKeys, signature: string): boolean =>
  verifySignature(by, "card-identity", cardIdentityMessage(place, keys), signature);

/** Whoever has the card in hand says by it: this account is mine. */
export const joinByCard = (cardSecret: Uint8Array, account: SharedKeys): Promise<SignedByCard> =>
  signByCard(cardSecret, "card-join", (key) => cardJoinMessage(key, account));

/** Whoever has the card in hand asks whose it is, before they have an account. */
export const openCard = (cardSecret: Uint8Array): Promise<SignedByCard> =>
  signByCard(cardSecret, "card-open", cardOpenMessage);

interface SignedByCard {
  verifying_key: string;
  signature: string;
}

async function signByCard(
  cardSecret: Uint8Array,
  context: "card-join" | "card-open",
  message: (cardVerifyingKey: string) => Uint8Array,
): Promise<SignedByCard> {
  const keys = cardKeys(cardSecret);
  try {
    const { verifyingKey } = await publicKeys(keys);
    return { verifying_key: verifyingKey, signature: sign(keys, context, message(verifyingKey)) };
  } finally {
    wipe(keys.identitySeed, keys.signingSeed);
  }
}

export const isCardJoin = (cardVerifyingKey: string, account: SharedKeys, signature: string): boolean =>
  verifySignature(cardVerifyingKey, "card-join", cardJoinMessage(cardVerifyingKey, account), signature);

/**
 * The other way round: by the secret that only the holder's client and the paper have, the card says whose it is. A
 * signature of the holder could not, since whoever joins does not know the holder's key yet.
 */
export function holderProof(cardSecret: Uint8Array, place: CardPlace, holder: SharedKeys): string {
  return toBase64url(proofBytes(cardSecret, place, holder));
}

/** False, never thrown, for whatever is malformed. */
export function isHolderProof(cardSecret: Uint8Array, place: CardPlace, holder: SharedKeys, proof: string): boolean {
  try {
    return sameBytes(proofBytes(cardSecret, place, holder), fromBase64url(proof, keyLength));
  } catch {
    return false;
  }
}

function proofBytes(cardSecret: Uint8Array, place: CardPlace, holder: SharedKeys): Uint8Array {
  const key = expandKey(cardSecret, hkdfInfo.cardHolder, keyLength);
  try {
    return hmac(sha256, key, cardIdentityMessage(place, holder));
  } finally {
    wipe(key);
  }
}
