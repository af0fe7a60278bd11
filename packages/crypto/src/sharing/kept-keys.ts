import { randomBytes } from "@noble/hashes/utils.js";
import { wipe } from "../bytes.ts";
import { CryptoError } from "../errors.ts";
import { keyLength } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";
import { hashOfSealed } from "../vault/revision.ts";
import { seal, unseal } from "../vault/sealed.ts";
import { cardSecretLength } from "./key-card.ts";
import type { CardPlace, EnvelopePlace, Lane } from "./signed-messages.ts";

/**
 * What the holder's client keeps for itself under the vault root key: the secret of a card until it is printed, the link
 * key of an envelope, and the release key of a lane. `hlk1.<kind>.<payload>`; found at another place, it does not open.
 */
export interface KeptPlaces {
  card: CardPlace;
  /** Of the envelope with this very text: no link key of another one passes for it. */
  link: EnvelopePlace & { sealed: string };
  release: { estate: string; lane: Exclude<Lane, "now">; epoch: number };
}
export type KeptKind = keyof KeptPlaces;

const partsOf: { [Kind in KeptKind]: (place: KeptPlaces[Kind]) => readonly (string | number)[] } = {
  card: ({ estate, member, card }) => [estate, member, card],
  link: ({ estate, member, lane, version, sealed }) => [estate, member, lane, version, hashOfSealed(sealed)],
  release: ({ estate, lane, epoch }) => [estate, lane, epoch],
};
const partNames = { card: "card-secret", link: "link-key", release: "release-key" } as const;
const lengths: Record<KeptKind, number> = { card: cardSecretLength, link: keyLength, release: keyLength };

export function keepByRoot<Kind extends KeptKind>(
  vaultRootKey: Uint8Array,
  kind: Kind,
  place: KeptPlaces[Kind],
  secret: Uint8Array,
  nonce?: Uint8Array,
): string {
  if (secret.length !== lengths[kind]) throw new CryptoError("format.invalid", { format: partNames[kind] });
  const key = wrappingKey(vaultRootKey);
  try {
    return seal(key, `hlk1.${kind}`, partsOf[kind](place), secret, nonce);
  } finally {
    wipe(key);
  }
}

/** Throws `sealed.invalid` or `sealed.damaged`. */
export function keptByRoot<Kind extends KeptKind>(
  vaultRootKey: Uint8Array,
  kind: Kind,
  place: KeptPlaces[Kind],
  kept: string,
): Uint8Array {
  const part = partNames[kind];
  const key = wrappingKey(vaultRootKey);
  try {
    const secret = unseal(key, `hlk1.${kind}`, partsOf[kind](place), kept, part);
    if (secret.length !== lengths[kind]) throw new CryptoError("sealed.damaged", { part });
    return secret;
  } finally {
    wipe(key);
  }
}

function wrappingKey(vaultRootKey: Uint8Array): Uint8Array {
  if (vaultRootKey.length !== keyLength) throw new CryptoError("format.invalid", { format: "secret" });
  return expandKey(vaultRootKey, hkdfInfo.sharingByRoot, keyLength);
}

/** What lies around the envelopes of a lane that opens later. */
export function createReleaseKey(): Uint8Array {
  return randomBytes(keyLength);
}
