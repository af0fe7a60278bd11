import type { Asset } from "@heirlock/contract/assets";
import { decimalsOf } from "@heirlock/domain/currency-decimals";
import type { Worth } from "./find-problems.ts";

/**
 * What the assets on the list are worth together, in the currency of the will's sums. Null where there are none, or where
 * one of them has no value or another currency: a sum that leaves something out would be taken for the whole.
 */
export function worthOf(assets: readonly Asset[], currency: string): Worth {
  const minor = ({ estimated_value, currency: own }: Asset) =>
    estimated_value === null || own !== currency
      ? null
      : BigInt(Math.round(estimated_value * 10 ** decimalsOf(currency)));
  const values = new Map(assets.map((asset) => [asset.id, minor(asset)] as const));
  const known = [...values.values()];
  const net =
    known.length === 0 || known.includes(null) ? null : known.reduce<bigint>((sum, value) => sum + value!, 0n);
  return { net, values, currency };
}
