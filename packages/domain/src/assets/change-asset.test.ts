import { expect, test } from "vitest";
import { changeAsset } from "./change-asset.ts";

const flat = {
  title: "Flat",
  asset_type: "physical",
  asset_subtype: "real_estate",
  estimated_value: 100,
  currency: "USD",
  location: "Beirut",
  description: null,
  version: 3,
} as const;

test("a change is merged into what is there, and an emptied text becomes null", () => {
  const decision = changeAsset(flat, 3, { title: "Large flat", location: "", estimated_value: null });
  expect(decision).toEqual({
    outcome: "changed",
    next: expect.objectContaining({ title: "Large flat", location: null, estimated_value: null, currency: "USD" }),
  });
});

test("somebody who saw another version changes nothing", () => {
  expect(changeAsset(flat, 2, { title: "Old view" })).toEqual({ outcome: "outdated" });
});

test("saving what is there already is no change", () => {
  expect(changeAsset(flat, 3, { title: "Flat", description: "" })).toEqual({ outcome: "unchanged" });
});

test("[AST-033, AST-034] type and kind must fit each other after the merge; an imported finer kind may stay", () => {
  expect(changeAsset(flat, 3, { asset_type: "financial" })).toEqual({ outcome: "kind_mismatch" });
  expect(changeAsset({ ...flat, asset_subtype: "real_estate_land" }, 3, { title: "Land" }).outcome).toBe("changed");
});
