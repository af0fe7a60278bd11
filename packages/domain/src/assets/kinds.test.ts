import { expect, test } from "vitest";
import { assetSubtypes, assetTypes, subtypeBelongsTo, subtypeGroup, subtypeLabel } from "./kinds.ts";

test("[AST-032] there are three types", () => {
  expect(assetTypes).toEqual(["physical", "financial", "digital"]);
});

test("[AST-033] there are seven subtypes, each of one type", () => {
  expect(assetSubtypes).toEqual([
    "real_estate",
    "vehicle",
    "valuable",
    "bank_account",
    "investment",
    "online_account",
    "digital_file",
  ]);
  for (const subtype of assetSubtypes) {
    expect(assetTypes.filter((type) => subtypeBelongsTo(subtype, type))).toHaveLength(1);
  }
});

test("[AST-034] a stored subtype that begins with real_estate_ counts as real estate", () => {
  expect(subtypeGroup("real_estate_land")).toBe("real_estate");
  expect(subtypeGroup("vehicle")).toBe("vehicle");
  expect(() => subtypeGroup("spaceship")).toThrow(RangeError);
});

test("[AST-014] underscores become spaces and words are capitalised", () => {
  expect(subtypeLabel("bank_account")).toBe("Bank Account");
  expect(subtypeLabel("real_estate_land")).toBe("Real Estate Land");
});
