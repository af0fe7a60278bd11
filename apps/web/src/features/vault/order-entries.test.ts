import { expect, test } from "vitest";
import { binOf, byLatestChange, keptOf } from "./order-entries.ts";

const entry = (id: string, updated_at: string, deleted_at: string | null = null) => ({ id, updated_at, deleted_at });
const old = entry("old", "2026-01-01T00:00:00Z");
const recent = entry("recent", "2026-11-01T00:00:00Z");
const binned = entry("binned", "2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z");
const binnedBefore = entry("before", "2026-02-01T00:00:00Z", "2026-02-02T00:00:00Z");
const opened = [old, binnedBefore, recent, binned].map((one) => ({ entry: one }));
const ids = (list: { entry: { id: string } }[]) => list.map((one) => one.entry.id);

test("what was changed last stands first, and what is in the bin is apart", () => {
  expect(byLatestChange([old, recent])).toEqual([recent, old]);
  expect(ids(keptOf(opened))).toEqual(["recent", "old"]);
  expect(ids(binOf(opened))).toEqual(["binned", "before"]);
});
