import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import { CryptoError } from "@heirlock/crypto/errors";
import { isHolderSigned } from "@heirlock/crypto/sharing/identities";
import type { OpenedBundles } from "../opened-bundles.ts";

/**
 * What a member's client takes for the holder's: only keys that this member has compared, or whose card vouched for them,
 * which the member's own signature says. Such a key counts for all that it signed, for ever: another one that the server
 * calls the holder's adds nothing before it was compared, and takes nothing away (KEY-036, KEY-076).
 */

type Pin = NonNullable<HolderKeys["pin"]>;

export interface TrustedKeys {
  has(verifyingKey: string): boolean;
  /** What this member signed of them, with the cards that were kept. */
  pins: readonly Pin[];
  /** Whether the keys that the server states for today are others than the compared ones. */
  changed: boolean;
}

/** Throws `identity.not_compared` while nothing was compared. */
export function trustedKeys(bundles: OpenedBundles, keys: HolderKeys): TrustedKeys {
  const pins = [keys.pin, ...keys.earlier_pins].filter((one) => one !== null && isOwn(bundles, keys, one)) as Pin[];
  if (pins.length === 0) throw new CryptoError("identity.not_compared", {});
  const current = keys.holder.find(({ is_current }) => is_current);
  const isSame = (pin: Pin) => current?.recipient === pin.recipient && current.verifying_key === pin.verifying_key;
  return { has: (key) => pins.some((pin) => pin.verifying_key === key), pins, changed: !pins.some(isSame) };
}

/** Whether this member signed it, by the open bundle or one that it opens. */
function isOwn(bundles: OpenedBundles, { estate_id, member_id }: HolderKeys, pin: Pin): boolean {
  try {
    bundles.of(pin.signed_by);
  } catch {
    return false;
  }
  return isHolderSigned(pin.signed_by, { estate: estate_id, member: member_id }, pin, pin.signature);
}
