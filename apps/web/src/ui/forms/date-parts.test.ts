import { describe, expect, test } from "vitest";
import { readingFor } from "../../platform/format.ts";
import { isRealDate, joinDate, partOrder, splitDate } from "./date-parts.ts";

describe("a date in three boxes", () => {
  test("stands in the order of the reader's region", () => {
    expect(partOrder(readingFor("en", ["en-GB"]))).toEqual(["day", "month", "year"]);
    expect(partOrder(readingFor("en", ["en-US"]))).toEqual(["month", "day", "year"]);
    expect(partOrder(readingFor("fr"))).toEqual(["day", "month", "year"]);
    expect(partOrder(readingFor("ar"))).toEqual(["day", "month", "year"]);
  });

  test("becomes an ISO date once it is whole, whatever the digits", () => {
    expect(joinDate({ day: "9", month: "6", year: "1971" })).toBe("1971-06-09");
    expect(joinDate({ day: "٩", month: "٦", year: "١٩٧١" })).toBe("1971-06-09");
    expect(joinDate({ day: "", month: "", year: "" })).toBe("");
    expect(joinDate({ day: "", month: "6", year: "1971" })).toBe("1971-06-");
  });

  test("is taken apart again without leading zeros", () => {
    expect(splitDate("1971-06-09")).toEqual({ day: "9", month: "6", year: "1971" });
    expect(splitDate("")).toEqual({ day: "", month: "", year: "" });
  });

  test("must exist in the calendar", () => {
    expect(isRealDate("1972-02-29")).toBe(true);
    expect(isRealDate("1971-02-29")).toBe(false);
    expect(isRealDate("1971-13-01")).toBe(false);
    expect(isRealDate("1971-06-")).toBe(false);
    expect(isRealDate("71-06-09")).toBe(false);
  });
});
