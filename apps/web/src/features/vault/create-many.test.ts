import { beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "../../platform/api/api-error.ts";
import type { EntryDraft } from "./save-entry.ts";
import { server } from "./testing/batch-server.ts";

// The server and the worker's thread are elsewhere; what seals and signs is the worker's own code.
vi.mock("../../platform/api/call.ts", async () => ({ call: (await import("./testing/batch-server.ts")).call }));
vi.mock("../../platform/keys/keys-client.ts", async () => (await import("./testing/batch-server.ts")).keysClient);
vi.mock("../../platform/session/key-owner.ts", async () => ({
  keyOwner: async () => (await import("./testing/batch-server.ts")).owner,
}));
// Who vouches for the plan that is followed has tests of its own.
vi.mock("../../platform/plan/signing/require-compared.ts", () => ({ requireCompared: async () => {} }));
vi.mock("../../platform/plan/signing/ask-keeper.ts", () => ({ askKeeper: async () => {} }));
vi.mock("./offers/open-entries.ts", () => ({ refreshVault: async () => {} }));
vi.stubGlobal("navigator", { locks: { request: (_name: string, _options: object, work: () => unknown) => work() } });
const { createMany } = await import("./create-many.ts");

const draft = (content = "4711", accessCondition: EntryDraft["accessCondition"] = "after_death"): EntryDraft => ({
  ...{ id: crypto.randomUUID(), category: "note", accessCondition },
  plain: { title: "Safe", description: "", tags: [], details: {}, content },
});
const drafts = (count: number) => Array.from({ length: count }, () => draft());

async function add(all: readonly EntryDraft[]) {
  const [sealed, saved]: [string[], string[]] = [[], []];
  const { signal } = new AbortController();
  const onSealed = (id: string) => sealed.push(id);
  const onSaved = (ids: readonly string[]) => saved.push(...ids);
  const one = async function* () {
    yield* all;
  };
  const error = await createMany(one(), { signal, onSealed, onSaved }).catch((failure: unknown) => failure);
  return { sealed, saved, error: error as ApiError | undefined };
}
const idsOf = (all: readonly EntryDraft[]) => all.map(({ id }) => id);

beforeEach(() => {
  server.batches.length = 0;
  server.next.length = 0;
});

test("[KEY-074] 300 entries are saved in three batches and sign three heads, each over all before", async () => {
  const [all, heads] = [drafts(300), server.heads.length];
  const { sealed, saved, error } = await add(all);
  expect(error).toBeUndefined();
  expect(server.batches).toEqual([100, 100, 100]);
  expect(server.heads.length - heads).toBe(3);
  expect(sealed).toEqual(idsOf(all));
  expect(saved).toEqual(idsOf(all));
  expect(idsOf(all).every((id) => server.stored.has(id))).toBe(true);
  expect(server.leaves.size).toBe(server.stored.size);
}, 60_000);

test("[KEY-074] cut off between two batches there are whole batches only, and a second try goes on after them", async () => {
  const [all, heads, before] = [drafts(150), server.heads.length, server.stored.size];
  server.next = ["fine", "unheard"];
  const first = await add(all);
  expect(first.error?.code).toBe("OFFLINE");
  expect(first.saved).toEqual(idsOf(all.slice(0, 100)));
  expect(server.stored.size - before).toBe(100);
  const second = await add(all.slice(100));
  expect(second.saved).toEqual(idsOf(all.slice(100)));
  expect(server.stored.size - before).toBe(150);
  expect(server.heads.length - heads).toBe(2);
}, 60_000);

test("a batch whose answer was lost is known again, and nothing of it is saved or signed twice", async () => {
  const [all, heads, before] = [drafts(5), server.heads.length, server.stored.size];
  server.next = ["unanswered"];
  expect((await add(all)).saved).toEqual([]);
  const kept = all.map(({ id }) => server.stored.get(id)!.signature);
  const again = await add(all);
  expect({ saved: again.saved, error: again.error }).toEqual({ saved: idsOf(all), error: undefined });
  expect(all.map(({ id }) => server.stored.get(id)!.signature)).toEqual(kept);
  expect(server.stored.size - before).toBe(5);
  expect(server.heads.length - heads).toBe(1);
});

test("[KEY-073] a head that lost a race is signed anew, and the batch is saved with it", async () => {
  const [all, heads] = [drafts(3), server.heads.length];
  server.next = ["raced", "raced", "fine"];
  expect((await add(all)).saved).toEqual(idsOf(all));
  expect(server.heads.length - heads).toBe(1);
});

test("what another condition was chosen for before the second try is sealed with that one", async () => {
  const one = draft();
  server.next = ["unheard"];
  await add([one]);
  await add([{ ...one, accessCondition: "immediate" }]);
  expect(server.stored.get(one.id)!.access_condition).toBe("immediate");
  // Stored with the first one, though nobody heard of it: told, not passed over.
  const two = draft();
  server.next = ["unanswered"];
  await add([two]);
  const again = await add([{ ...two, accessCondition: "immediate" }]);
  expect({ code: again.error?.code, saved: again.saved }).toEqual({ code: "UPDATE_ERROR", saved: [] });
});

test("long texts go in more requests, none of which is larger than the server takes", async () => {
  const all = Array.from({ length: 100 }, () => draft("x".repeat(16_000)));
  await add(all);
  const sizes = all.map(({ id }) => JSON.stringify(server.stored.get(id)).length);
  expect(server.batches.reduce((sum, count) => sum + count)).toBe(100);
  const largest = Math.max(...sizes);
  for (const count of server.batches) expect(count * largest).toBeLessThan(4 * 1024 * 1024);
}, 60_000);
