import { describe, expect, test } from "vitest";
import { pickAssets, searchAssets } from "./find-assets.ts";

const flat = {
  title: "Apartment, Rue Gouraud",
  description: "Two balconies",
  location: "Beirut",
  asset_type: "physical",
  asset_subtype: "real_estate",
} as const;
const field = {
  ...flat,
  title: "Olive grove",
  description: null,
  location: "Bcharré",
  asset_subtype: "real_estate_land",
};
const car = {
  ...flat,
  title: "Volvo",
  description: "In the apartment's garage",
  location: null,
  asset_subtype: "vehicle",
};
const fund = {
  ...flat,
  title: "Index fund",
  description: null,
  asset_type: "financial",
  asset_subtype: "investment",
} as const;
const all = [flat, field, car, fund];

describe("Select Assets", () => {
  test("[AST-044] searches title or description without regard to case", () => {
    expect(pickAssets(all, "APART", "all")).toEqual([flat, car]);
    expect(pickAssets(all, "beirut", "all")).toEqual([]);
  });

  test("[AST-045] filters by all, physical, real_estate, financial and digital", () => {
    expect(pickAssets(all, "", "all")).toEqual(all);
    expect(pickAssets(all, "", "physical")).toEqual([flat, field, car]);
    expect(pickAssets(all, "", "real_estate")).toEqual([flat, field]);
    expect(pickAssets(all, "", "financial")).toEqual([fund]);
    expect(pickAssets(all, "", "digital")).toEqual([]);
  });
});

test("the page's search also finds places, and accents do not count", () => {
  expect(searchAssets(all, "bcharre")).toEqual([field]);
  expect(searchAssets(all, "  ")).toEqual(all);
});
