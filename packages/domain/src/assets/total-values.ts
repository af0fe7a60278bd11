import type { Currency } from "../money.ts";

interface Valued {
  estimated_value: number | null;
  currency: Currency;
}

/** Sums per currency, never converted (D17), the largest first; `withoutValue` counts the rest. */
export interface Totals {
  sums: { currency: Currency; amount: number }[];
  withoutValue: number;
}

export function totalValues(assets: readonly Valued[]): Totals {
  // Cents, so that 0.1 + 0.2 is 0.3.
  const cents = new Map<Currency, number>();
  let withoutValue = 0;
  for (const asset of assets) {
    if (asset.estimated_value === null) withoutValue += 1;
    else cents.set(asset.currency, (cents.get(asset.currency) ?? 0) + Math.round(asset.estimated_value * 100));
  }
  const sums = [...cents].map(([currency, sum]) => ({ currency, amount: sum / 100 }));
  sums.sort((a, b) => b.amount - a.amount || a.currency.localeCompare(b.currency));
  return { sums, withoutValue };
}
