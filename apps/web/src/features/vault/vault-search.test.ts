import { expect, test } from "vitest";
import { readVaultSearch } from "./vault-search.ts";

test("only a category that exists and an asset's id are read from the address, and nothing that was searched for", () => {
  expect(readVaultSearch({ category: "safe" })).toEqual({ category: "safe" });
  const asset = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
  expect(readVaultSearch({ asset })).toEqual({ asset });
  expect(readVaultSearch({ category: "wallet", asset: "Apartment", q: "deed", search: "deed" })).toEqual({});
});
