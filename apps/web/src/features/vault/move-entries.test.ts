import { createBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { wrapBundle } from "@heirlock/crypto/wrap";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../platform/api/api-error.ts";
import { bundle, owner, plant, type Stored, server, verifyingKey } from "./testing/batch-server.ts";

// The server and the worker's thread are elsewhere; what seals, opens and signs is the worker's own code.
vi.mock("../../platform/api/call.ts", async () => ({ call: (await import("./testing/batch-server.ts")).call }));
vi.mock("../../platform/keys/keys-client.ts", async () => (await import("./testing/batch-server.ts")).keysClient);
vi.mock("../../platform/session/key-owner.ts", async () => ({
  keyOwner: async () => (await import("./testing/batch-server.ts")).owner,
}));
vi.mock("../../platform/plan/signing/require-compared.ts", () => ({ requireCompared: async () => {} }));
vi.mock("../../platform/plan/signing/ask-keeper.ts", () => ({ askKeeper: async () => {} }));
vi.mock("./offers/open-entries.ts", () => ({ refreshVault: async () => {} }));
vi.stubGlobal("navigator", { locks: { request: (_name: string, _options: object, work: () => unknown) => work() } });
const { moveEntries } = await import("./move-entries.ts");

const before = createBundle();
const oldKey = verifyingKeyOf(before);
owner.older = [{ verifyingKey: oldKey, bundleByRoot: wrapBundle(before, "root", bundle.vaultRootKey) }];

const plantSome = async (count: number): Promise<Stored[]> => {
  const planted: Stored[] = [];
  for (let n = 0; n < count; n++) planted.push(await plant(before));
  return planted;
};
const keysOf = (entries: readonly Stored[]) => entries.map(({ id }) => server.stored.get(id)!.key_id);

beforeEach(() => {
  Object.assign(server, { batches: [], next: [], before: () => {} });
  server.unrevealed.clear();
});

test("[KEY-074] 120 entries of an older key are moved under two heads, and each step is told", async () => {
  const [entries, heads] = [await plantSome(120), server.heads.length];
  const told: number[] = [];
  expect(await moveEntries(entries, { onMoved: (done) => told.push(done) })).toBe(0);
  expect(server.batches).toEqual([100, 20]);
  expect(server.heads.length - heads).toBe(2);
  expect(new Set(keysOf(entries))).toEqual(new Set([verifyingKey]));
  expect(told).toEqual(entries.map((_, at) => at + 1));
}, 60_000);

test("one that was changed meanwhile or cannot be read counts as failed, and the others are moved", async () => {
  const entries = await plantSome(4);
  const [changed, unread] = [entries[0]!, entries[1]!];
  server.unrevealed.set(unread.id, new ApiError("NOT_FOUND", "", { status: 404 }));
  server.before = () => server.stored.set(changed.id, { ...changed, revision: 2, signature: "another" });
  expect(await moveEntries(entries, { onMoved: () => {} })).toBe(2);
  expect(keysOf(entries)).toEqual([oldKey, oldKey, verifyingKey, verifyingKey]);
});

test("who does not prove who they are is asked once, and what was read until then is moved", async () => {
  const entries = await plantSome(3);
  for (const { id } of entries.slice(1))
    server.unrevealed.set(id, new ApiError("REAUTH_REQUIRED", "", { status: 401 }));
  await expect(moveEntries(entries, { onMoved: () => {} })).rejects.toMatchObject({ code: "REAUTH_REQUIRED" });
  expect(keysOf(entries)).toEqual([verifyingKey, oldKey, oldKey]);
});
