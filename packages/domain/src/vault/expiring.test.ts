import { expect, test } from "vitest";
import { findExpiring } from "./expiring.ts";

const days = (dates: (string | undefined)[], today = "2026-11-15") =>
  findExpiring(dates, (date) => date, today).map(({ on, days: left }) => [on, left]);

test("what runs out within 90 days, and what ran out within a year, most urgent first", () => {
  expect(days(["2027-02-13", "2027-02-14", "2026-11-15", "2025-11-15", "2025-11-14", "2026-11-14"])).toEqual([
    ["2025-11-15", -365],
    ["2026-11-14", -1],
    ["2026-11-15", 0],
    ["2027-02-13", 90],
  ]);
});

test("no date, or what is none, is no reminder", () => {
  expect(days([undefined, "", "soon", "2026-13-45", "2026-11-15T00:00:00Z"])).toEqual([]);
});

test("a change of the clock between does not cost a day", () => {
  expect(days(["2026-03-30"], "2026-03-28")).toEqual([["2026-03-30", 2]]);
});
