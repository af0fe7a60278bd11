export const currencies = ["USD", "EUR", "GBP", "JPY", "CAD", "AUD", "CHF", "CNY", "INR", "AED"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "USD";

/** The ten have 0 to 2 decimals, the yen none (D17); money that only a law counts in has `decimals` of its own. */
export function formatMoney(
  amount: number,
  currency: string,
  locale: string,
  decimals = currency === "JPY" ? 0 : 2,
): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
  }).format(amount);
}
