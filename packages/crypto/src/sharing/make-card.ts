import { type AccountBundle, publicKeys } from "../bundle.ts";
import { wipe } from "../bytes.ts";
import { holderProof, signCard } from "./identities.ts";
import { cardKeys } from "./key-card.ts";
import type { CardPlace, SharedKeys } from "./signed-messages.ts";

/** The public half of a card, with what vouches for it both ways: the holder for the card, the card for the holder. */
export interface NewCard extends SharedKeys {
  signature: string;
  holder_proof: string;
}

export async function createCard(
  holder: Pick<AccountBundle, "identitySeed" | "signingSeed">,
  place: CardPlace,
  secret: Uint8Array,
): Promise<NewCard> {
  const [keys, own] = [await keysOfCard(secret), await publicKeys(holder)];
  return {
    ...keys,
    signature: signCard(holder, place, keys),
    holder_proof: holderProof(secret, place, { recipient: own.recipient, verifying_key: own.verifyingKey }),
  };
}

/** Whether this secret is the card's with these keys. */
export async function isKeyOfCard(secret: Uint8Array, { recipient, verifying_key }: SharedKeys): Promise<boolean> {
  const own = await keysOfCard(secret);
  return own.recipient === recipient && own.verifying_key === verifying_key;
}

export async function keysOfCard(secret: Uint8Array): Promise<SharedKeys> {
  const keys = cardKeys(secret);
  try {
    const { recipient, verifyingKey } = await publicKeys(keys);
    return { recipient, verifying_key: verifyingKey };
  } finally {
    wipe(keys.identitySeed, keys.signingSeed);
  }
}
