import { isRealDate } from "../../../../ui/forms/date-parts.ts";

/** In which order a file writes day and month; null where nothing in it says. */
export type DayOrder = "day-first" | "month-first" | null;

const withYearLast = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** What the dates of a column have in common: one with a thirteenth or later says it for all of them. */
export function dayOrderOf(dates: readonly string[]): DayOrder {
  const parts = dates.flatMap((date) => {
    const match = withYearLast.exec(plain(date));
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (parts.some(([first]) => first > 12)) return "day-first";
  if (parts.some(([, second]) => second > 12)) return "month-first";
  // Points are a European habit; a slash says nothing.
  return dates.some((date) => /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(plain(date))) ? "day-first" : null;
}

/** The day as it is stored, or "" where it cannot be told for sure: a wrong date of birth is worse than none. */
export function readDay(written: string, order: DayOrder): string {
  const text = plain(written).replace(/T.*$/, "");
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (iso) return real(iso[1]!, iso[2]!, iso[3]!);
  const match = withYearLast.exec(text);
  if (!match) return "";
  const [, first, second, year] = match;
  if (first === second) return real(year!, first!, first!);
  if (order === null) return "";
  return order === "day-first" ? real(year!, second!, first!) : real(year!, first!, second!);
}

function real(year: string, month: string, day: string): string {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDate(date) ? date : "";
}

/** Arabic and Persian digits are digits. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
