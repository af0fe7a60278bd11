import type { Reading } from "../../platform/format.ts";
import { latinDigits } from "./digits.ts";

export type DatePart = "day" | "month" | "year";
export type DateParts = Record<DatePart, string>;

/** Day first or month first, as the reader's region writes it. */
export function partOrder(reading: Reading): DatePart[] {
  const parts = new Intl.DateTimeFormat(reading.region, { day: "numeric", month: "numeric", year: "numeric" });
  const order = parts
    .formatToParts(new Date(Date.UTC(2026, 10, 18)))
    .map((part) => part.type)
    .filter((type): type is DatePart => type === "day" || type === "month" || type === "year");
  return order;
}

export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day: day.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
}

/** "" when all boxes are empty; otherwise year-month-day, which is an ISO date once the three are filled. */
export function joinDate(parts: DateParts): string {
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => latinDigits(part).replace(/\D/g, ""));
  if (!year && !month && !day) return "";
  return `${year}-${month?.padStart(month ? 2 : 0, "0")}-${day?.padStart(day ? 2 : 0, "0")}`;
}

/** A real day of the calendar, such as no 30 February. */
export function isRealDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
