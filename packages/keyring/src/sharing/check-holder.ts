import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import { CryptoError } from "@heirlock/crypto/errors";
import { isHolderSigned } from "@heirlock/crypto/sharing/identities";
import type { OpenedBundles } from "../opened-bundles.ts";

/**
 * What a member's client takes for the holder's: only keys that this member has compared, which the member's own
 * signature says. What the server calls the holder's key, or an older one, counts for nothing by itself (KEY-036).
 */

type Pin = NonNullable<HolderKeys["pin"]>;

/**
 * The verifying keys whose signatures count as the holder's: the compared one, and those compared before it. Throws
 * `identity.not_compared` while nothing was compared, `KEY_CHANGED` when today's keys are others than the compared ones.
 */
export function trustedKeys(bundles: OpenedBundles, keys: HolderKeys): ReadonlySet<string> {
  const { pin, earlier_pins, holder } = keys;
  if (!pin || !isOwn(bundles, keys, pin)) throw new CryptoError("identity.not_compared", {});
  const current = holder.find(({ is_current }) => is_current);
  const isSame = current?.recipient === pin.recipient && current.verifying_key === pin.verifying_key;
  if (!isSame) throw new CryptoError("KEY_CHANGED", { verifying_key: current?.verifying_key ?? "", why: "swapped" });
  return new Set([pin, ...earlier_pins.filter((one) => isOwn(bundles, keys, one))].map((one) => one.verifying_key));
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
