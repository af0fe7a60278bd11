import type { VaultEntry } from "@heirlock/contract/vault";
import { expect, test, vi } from "vitest";

const refresh = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../platform/api/call.ts", () => ({
  call: async () => ({ data: { encrypted_content: "sealed", wrapped_content_key: "key", revision: 8 } }),
}));
vi.mock("../../platform/keys/keys-client.ts", () => ({ askVault: async () => ({ content: "opened" }) }));
vi.mock("../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "e", verifyingKey: "v", older: [] }),
}));
vi.mock("./offers/open-entries.ts", () => ({ refreshVault: refresh }));
const { fetchContentKey, revealEntry } = await import("./reveal-entry.ts");

const entry = (revision: number) => ({ id: "one", revision, metadata: {} }) as unknown as VaultEntry;

test("an entry that was saved elsewhere meanwhile is not called forged: it is asked for again, and that is said", async () => {
  expect(await revealEntry(entry(8))).toEqual({ content: "opened", contentKey: "key" });
  expect(refresh).not.toHaveBeenCalled();
  await expect(revealEntry(entry(7))).rejects.toMatchObject({ code: "UPDATE_ERROR" });
  await expect(fetchContentKey(entry(7))).rejects.toMatchObject({ code: "UPDATE_ERROR" });
  expect(refresh).toHaveBeenCalledTimes(2);
});
