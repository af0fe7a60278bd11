import { openLabel, ownLabelKey } from "@heirlock/crypto/vault/entry";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import { bundle, estate, plant, type Stored, server } from "../testing/batch-server.ts";

// The server and the worker's thread are elsewhere; what seals, opens and signs is the worker's own code.
const wire = vi.hoisted(() => ({ held: new Set<string>(), refreshed: 0 }));
vi.mock("../../../platform/api/call.ts", async () => ({ call: (await import("../testing/batch-server.ts")).call }));
vi.mock("../../../platform/keys/keys-client.ts", async () => (await import("../testing/batch-server.ts")).keysClient);
vi.mock("../../../platform/session/key-owner.ts", async () => ({
  keyOwner: async () => (await import("../testing/batch-server.ts")).owner,
}));
// Who vouches for the plan that is followed has tests of its own.
vi.mock("../../../platform/plan/signing/require-compared.ts", () => ({ requireCompared: async () => {} }));
vi.mock("../../../platform/plan/signing/ask-keeper.ts", () => ({ askKeeper: async () => {} }));
vi.mock("./open-entries.ts", () => ({ refreshVault: async () => void wire.refreshed++ }));
vi.stubGlobal("navigator", {
  locks: {
    request: (name: string, _options: object, work: (lock: object | null) => unknown) =>
      work([...wire.held].some((id) => name.endsWith(id)) ? null : {}),
  },
});
const { rotateEntries } = await import("./rotate-entries.ts");

const signal = new AbortController().signal;
let ids: string[] = [];
let due: { entry_id: string; generation: number }[] = [];
const plantSome = async (count: number) => {
  const planted: Stored[] = [];
  for (let n = 0; n < count; n++) planted.push(await plant());
  ids = planted.map(({ id }) => id);
  due = ids.map((entry_id) => ({ entry_id, generation: 1 }));
};

beforeEach(async () => {
  wire.held.clear();
  wire.refreshed = 0;
  Object.assign(server, { batches: [], next: [], reveals: [], before: () => {} });
  server.unrevealed.clear();
  await plantSome(3);
});
const stored = (at: number) => server.stored.get(ids[at]!)!;
const generations = () => ids.map((id) => server.stored.get(id)!.generation);
const saveElsewhere = (at: number) =>
  server.stored.set(ids[at]!, { ...stored(at), revision: stored(at).revision + 1, signature: "another" });

test("[KEY-049] every entry that is due says the same under new keys, by its next revision", async () => {
  const before = ids.map((id) => server.stored.get(id)!.wrapped_label_key);
  expect(await rotateEntries(due, { signal })).toEqual({ left: 0, needsProof: false });
  expect(generations()).toEqual([2, 2, 2]);
  for (const [at, id] of ids.entries()) {
    const entry = server.stored.get(id)!;
    expect(entry.revision).toBe(2);
    expect(entry.wrapped_label_key).not.toBe(before[at]);
    const place = { estate, entry: id, generation: 2, labelKey: entry.wrapped_label_key };
    const label = openLabel(ownLabelKey(bundle.vaultRootKey, place), toSignedRevision(estate, entry));
    expect(label.title).toBe(`Title of ${id}`);
  }
  expect(wire.refreshed).toBe(1);
  // Asked again for what was done meanwhile, elsewhere or before a lost answer: nothing happens twice.
  await rotateEntries(due, { signal });
  expect(generations()).toEqual([2, 2, 2]);
});

test("[KEY-074] a rotation of 200 entries signs two heads, and one that is cut off between them leaves whole batches only", async () => {
  await plantSome(200);
  const heads = server.heads.length;
  expect(await rotateEntries(due, { signal })).toEqual({ left: 0, needsProof: false });
  expect(server.batches).toEqual([100, 100]);
  expect(server.heads.length - heads).toBe(2);
  expect(new Set(generations())).toEqual(new Set([2]));

  ids = ids.slice(0, 110);
  due = ids.map((entry_id) => ({ entry_id, generation: 2 }));
  server.next = ["fine", "unheard"];
  await expect(rotateEntries(due, { signal })).rejects.toMatchObject({ code: "OFFLINE" });
  expect(generations().filter((generation) => generation === 3)).toHaveLength(100);
  expect(await rotateEntries(due, { signal })).toEqual({ left: 0, needsProof: false });
  expect(generations().filter((generation) => generation === 3)).toHaveLength(110);
  expect(server.heads.length - heads).toBe(4);
}, 60_000);

test("an entry that is being changed, was saved meanwhile, is in the bin or forged is left; the others go on", async () => {
  wire.held.add(ids[0]!);
  let arrived = 0;
  server.before = () => {
    if (++arrived === 1) saveElsewhere(1);
  };
  expect(await rotateEntries(due, { signal })).toEqual({ left: 2, needsProof: false });
  expect(generations()).toEqual([1, 1, 2]);
  expect(server.batches).toEqual([1]);
  wire.held.clear();
  server.stored.set(ids[0]!, { ...stored(0), category: "crypto" });
  server.stored.set(ids[1]!, { ...stored(1), deleted_at: "2026-11-15T12:00:00.000Z" as never });
  expect(await rotateEntries(due.slice(0, 2), { signal })).toEqual({ left: 1, needsProof: false });
  expect(generations()).toEqual([1, 1, 2]);
});

test("a batch whose answer was lost is known again by its signatures", async () => {
  server.next = ["unanswered"];
  await expect(rotateEntries(due, { signal })).rejects.toMatchObject({ code: "OFFLINE" });
  expect(generations()).toEqual([2, 2, 2]);
  expect(await rotateEntries(due, { signal })).toEqual({ left: 0, needsProof: false });
  expect(generations()).toEqual([2, 2, 2]);
});

test("[KEY-035] an older copy than was seen is not made the newest", async () => {
  const old = stored(0);
  await rotateEntries(due.slice(0, 1), { signal });
  server.stored.set(ids[0]!, old);
  expect(await rotateEntries(due.slice(0, 1), { signal })).toEqual({ left: 1, needsProof: false });
  expect(stored(0)).toBe(old);
});

test("[ACC-061] what runs by itself asks nobody who they are: it stops, and says what is left", async () => {
  for (const id of ids) server.unrevealed.set(id, new ApiError("REAUTH_REQUIRED", "", { status: 401 }));
  expect(await rotateEntries(due, { signal })).toEqual({ left: 3, needsProof: true });
  expect(server.reveals).toHaveLength(1);
  expect(server.reveals[0]!.options).toMatchObject({ asksForProof: false });
  expect(generations()).toEqual([1, 1, 1]);
  // A proof that ends in the middle: what was sealed until then is stored.
  server.unrevealed.delete(ids[0]!);
  expect(await rotateEntries(due, { signal })).toEqual({ left: 2, needsProof: true });
  expect(generations()).toEqual([2, 1, 1]);
});
