import { expect, test } from "vitest";
import { addVaultSource, collectVaultItems } from "./vault-items.ts";

test("[SEC-036] what features decrypt on this device is in the export, and one that cannot be opened stops it", async () => {
  const signal = new AbortController().signal;
  expect(await collectVaultItems(signal)).toEqual([]);
  addVaultSource(async () => [{ title: "Letter" }]);
  expect(await collectVaultItems(signal)).toEqual([{ title: "Letter" }]);
  addVaultSource(() => Promise.reject(new Error("locked")));
  await expect(collectVaultItems(signal)).rejects.toThrow("locked");
});
