export const currencies = ["USD", "EUR", "GBP", "JPY", "CAD", "AUD", "CHF", "CNY", "INR", "AED"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "USD";

/** Formats with 0 to 2 decimals; a yen has none (D17). */
export function formatMoney(amount: number, currency: Currency, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: currency === "JPY" ? 0 : 2,
  }).format(amount);
}
