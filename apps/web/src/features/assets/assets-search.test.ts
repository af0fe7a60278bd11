import { expect, test } from "vitest";
import { readAddAssetSearch, readAssetsSearch } from "./assets-search.ts";

test("[AST-005] the page reads a tab and a subtype filter, and ignores what it does not know", () => {
  expect(readAssetsSearch({ filter: "vehicle" })).toEqual({ filter: "vehicle" });
  expect(readAssetsSearch({ tab: "digital", filter: "spaceship" })).toEqual({ tab: "digital" });
  expect(readAssetsSearch({ tab: ["x"], filter: 3 })).toEqual({});
});

test("[AST-002] the add page reads type and subtype", () => {
  expect(readAddAssetSearch({ type: "physical", subtype: "valuable" })).toEqual({
    type: "physical",
    subtype: "valuable",
  });
  expect(readAddAssetSearch({ type: "", subtype: "x" })).toEqual({});
});
