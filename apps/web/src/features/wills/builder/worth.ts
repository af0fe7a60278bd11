import type { Asset } from "@heirlock/contract/assets";
import { decimalsOf } from "@heirlock/domain/currency-decimals";
import type { WillContent } from "@heirlock/domain/wills/content";
import { isPartial } from "@heirlock/domain/wills/separate-will";
import type { Worth } from "./find-problems.ts";

/**
 * What the assets on the list are worth together, in the currency of the will's sums. Null where there are none, or where
 * one of them has no value or another currency: a sum that leaves something out would be taken for the whole. Null too
 * for a will that leaves a country to another one: the list does not say where things are.
 */
export function worthOf(assets: readonly Asset[], currency: string, content: WillContent): Worth {
  const minor = ({ estimated_value, currency: own }: Asset) =>
    estimated_value === null || own !== currency
      ? null
      : BigInt(Math.round(estimated_value * 10 ** decimalsOf(currency)));
  const values = new Map(assets.map((asset) => [asset.id, minor(asset)] as const));
  const known = [...values.values()];
  const net =
    isPartial(content) || known.length === 0 || known.includes(null)
      ? null
      : known.reduce<bigint>((sum, value) => sum + value!, 0n);
  return { net, values, currency };
}
