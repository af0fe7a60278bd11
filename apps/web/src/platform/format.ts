import type { Language } from "@heirlock/domain/languages";
import { formatMoney } from "@heirlock/domain/money";

export type Digits = "latin" | "native";

/** How this reader writes numbers and dates. `region` is the full tag, for example "en-GB". */
export interface Reading {
  language: Language;
  region: string;
  digits: Digits;
}

// English dates default to day first; a browser set to en-US gets its own order.
const defaultRegion: Record<Language, string> = { en: "en-GB", ar: "ar-LB", es: "es-ES", fr: "fr-FR" };

/** Takes the region of the first preferred tag in the same language, so that dates read as at home. */
export function readingFor(language: Language, preferred: readonly string[] = [], digits: Digits = "latin"): Reading {
  const region = preferred.find((tag) => tag.startsWith(`${language}-`)) ?? defaultRegion[language];
  return { language, region, digits };
}

function withDigits(tag: string, { language, digits }: Reading): string {
  if (language !== "ar") return tag;
  return `${tag}-u-nu-${digits === "native" ? "arab" : "latn"}`;
}

// Money and plain numbers follow the language, not the region: "$" must mean one thing in a whole family.
function numberTag(reading: Reading): string {
  if (reading.language === "en") return "en-US";
  return withDigits(reading.language, reading);
}

/** Making a formatter takes longer than all that a row of a list draws: each is made once. */
function once<F>(make: (tag: string, options?: object) => F): (tag: string, options?: object) => F {
  const made = new Map<string, F>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}
const numberFormat = once((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const dateFormat = once((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));

export function formatNumber(value: number, reading: Reading, options?: Intl.NumberFormatOptions): string {
  return numberFormat(numberTag(reading), options).format(value);
}

export function formatPercent(share: number, reading: Reading): string {
  return formatNumber(share, reading, { style: "percent", maximumFractionDigits: 0 });
}

/** With 0 to 2 decimals, none for the yen. Arabic with Latin digits writes the sign before the figure. */
export function formatAmount(amount: number, currency: string, reading: Reading, decimals?: number): string {
  const latinArabic = reading.language === "ar" && reading.digits === "latin";
  return formatMoney(amount, currency, latinArabic ? "en-US" : numberTag(reading), decimals);
}

export type DateStyle = "full" | "day" | "short" | "near" | "month" | "time" | "moment";

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  day: { weekday: "long", day: "numeric", month: "long" },
  short: { day: "numeric", month: "short", year: "numeric" },
  near: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  moment: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

/** A date without an hour ("2026-11-18") is the same day everywhere, so it is never moved by a time zone. */
const plainDate = /^\d{4}-\d{2}-\d{2}$/;

export function formatDate(value: string | Date, style: DateStyle, reading: Reading, timeZone?: string): string {
  const zone = typeof value === "string" && plainDate.test(value) ? "UTC" : timeZone;
  const options = zone ? { ...dateOptions[style], timeZone: zone } : dateOptions[style];
  const parts = dateFormat(withDigits(reading.region, reading), options).formatToParts(new Date(value));
  // "Wednesday 18 November": the comma after the weekday is noise, except where the month comes first.
  return parts
    .map((part, i) => {
      const afterWeekday = part.type === "literal" && parts[i - 1]?.type === "weekday" && parts[i + 1]?.type === "day";
      return afterWeekday && reading.language !== "es" ? " " : part.value;
    })
    .join("");
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "2 hours ago", "yesterday", "in 3 days"; under a minute it is "now". */
export function formatRelative(value: string | Date, now: Date, reading: Reading): string {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(withDigits(reading.language, reading), { numeric: "auto" });
  for (const [unit, size] of steps) {
    const amount = Math.trunc(seconds / size);
    if (amount !== 0) return format.format(amount, unit);
  }
  return format.format(0, "second");
}

export function formatList(items: readonly string[], reading: Reading): string {
  return new Intl.ListFormat(reading.language, { type: "conjunction" }).format(items);
}
