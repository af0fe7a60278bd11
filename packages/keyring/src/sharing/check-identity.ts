import type { MemberCard, MemberIdentity } from "@heirlock/contract/sharing/keys";
import { CryptoError, type KeyChange } from "@heirlock/crypto/errors";
import { isCardJoin, isCardSigned, isMemberSigned } from "@heirlock/crypto/sharing/identities";
import type { MemberPlace, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { OpenedBundles } from "../opened-bundles.ts";
import type { RefusedKey } from "./holder-requests.ts";

/**
 * What the holder's client may rely on: only what one of the holder's own keys has signed, for exactly this estate, this
 * member and these keys. Whatever the server says beside it counts for nothing (KEY-052).
 */

/** Null for an identity that may be sealed to; else why not. */
export function checkedIdentity(
  bundles: OpenedBundles,
  place: MemberPlace,
  identity: SharedKeys & Pick<MemberIdentity, "signature" | "signed_by">,
): RefusedKey | null {
  const { signature, signed_by: by, verifying_key } = identity;
  const why: KeyChange | null =
    signature === null || by === null
      ? "unsigned"
      : !isOwnKey(bundles, by)
        ? "signer"
        : isMemberSigned(by, place, identity, signature)
          ? null
          : "swapped";
  return why && { code: "KEY_CHANGED", of: "account", verifying_key, why };
}

export function checkedCard(bundles: OpenedBundles, place: MemberPlace, card: MemberCard): RefusedKey | null {
  const why: KeyChange | null = !isOwnKey(bundles, card.signed_by)
    ? "signer"
    : isCardSigned(card.signed_by, { ...place, card: card.id }, card, card.signature)
      ? null
      : "swapped";
  return why && { code: "KEY_CHANGED", of: "card", verifying_key: card.verifying_key, why };
}

/** Throws `card.forged` unless the holder's client made this card for this member. */
export function requireGenuineCard(bundles: OpenedBundles, place: MemberPlace, card: MemberCard): void {
  if (checkedCard(bundles, place, card)) throw new CryptoError("card.forged", {});
}

/** Throws `card.does_not_vouch` unless this very card signed these keys of an account. */
export function requireJoinedByCard(
  card: MemberCard,
  identity: SharedKeys & Pick<MemberIdentity, "card_id" | "card_signature">,
): void {
  const { card_id, card_signature } = identity;
  if (card_id !== card.id || card_signature === null || !isCardJoin(card.verifying_key, identity, card_signature))
    throw new CryptoError("card.does_not_vouch", {});
}

/** Whether a bundle of the holder's own has this key: the open one, or one that it opens. */
function isOwnKey(bundles: OpenedBundles, verifyingKey: string): boolean {
  try {
    bundles.of(verifyingKey);
    return true;
  } catch {
    return false;
  }
}
