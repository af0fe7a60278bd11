import { expect, test } from "vitest";
import { sinceUpdate } from "./since-update.ts";

const minute = 60_000;

test("under 60 seconds it is now, then whole minutes, hours and days (D66)", () => {
  const after = (ms: number) => sinceUpdate(1_000, 1_000 + ms);
  expect(after(0)).toEqual({ form: "now" });
  expect(after(minute - 1)).toEqual({ form: "now" });
  expect(after(minute)).toEqual({ form: "minutes", count: 1 });
  expect(after(60 * minute - 1)).toEqual({ form: "minutes", count: 59 });
  expect(after(60 * minute)).toEqual({ form: "hours", count: 1 });
  expect(after(24 * 60 * minute - 1)).toEqual({ form: "hours", count: 23 });
  expect(after(50 * 60 * minute)).toEqual({ form: "days", count: 2 });
  // A clock that was set back.
  expect(after(-minute)).toEqual({ form: "now" });
});
