import { expect, test } from "vitest";
import { readVaultSearch } from "./vault-search.ts";

test("only a category that exists is read from the address, and nothing that was searched for", () => {
  expect(readVaultSearch({ category: "safe" })).toEqual({ category: "safe" });
  expect(readVaultSearch({ category: "wallet", q: "deed", search: "deed" })).toEqual({});
});
