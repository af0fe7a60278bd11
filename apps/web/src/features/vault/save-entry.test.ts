import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../platform/api/api-error.ts";

/** A server with one entry. The answers to what `loses` names are lost on the way back; `keeps` false drops what it took. */
const server = vi.hoisted(() => ({
  stored: null as Record<string, unknown> | null,
  loses: [] as string[],
  keeps: true,
  calls: [] as string[],
}));
const seen = vi.hoisted(() => vi.fn());

vi.mock("../../platform/plan/act.ts", async () => (await import("../../platform/plan/testing.ts")).sendsUnsigned);
vi.mock("../../platform/api/call.ts", () => ({
  call: async (endpoint: string, { body }: { body?: Record<string, unknown> }) => {
    server.calls.push(endpoint);
    if (endpoint === "POST /api/vault/create") server.stored ??= { ...body };
    if (endpoint === "PATCH /api/vault/:id") {
      if (body?.revision !== Number(server.stored?.revision) + 1)
        throw new ApiError("UPDATE_ERROR", "Not the next revision", { status: 409 });
      if (server.keeps) server.stored = { ...server.stored, ...body };
    }
    if (server.loses[0] && endpoint.startsWith(server.loses[0])) {
      server.loses.shift();
      throw new ApiError("OFFLINE", "We could not reach the server");
    }
    return { data: server.stored };
  },
}));
let [signed, made] = [0, 0];
vi.mock("../../platform/keys/keys-client.ts", () => ({
  askVault: async (
    name: string,
    { facts, plain, keys }: { facts: object; plain: { content: string }; keys: object },
  ) =>
    name === "newEntryKeys"
      ? { labelKey: `l${++made}`, contentKey: "c" }
      : { ...facts, ...keys, content: plain.content, signature: `signature ${++signed}` },
}));
vi.mock("../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "e", verifyingKey: "v", older: [] }),
}));
vi.mock("./offers/open-entries.ts", () => ({ refreshVault: async () => {} }));
vi.mock("./known-revisions.ts", () => ({ noteRevisions: seen }));
const { createEntry, updateEntry } = await import("./save-entry.ts");

const draftOf = (content: string) => ({
  id: "one",
  category: "note" as const,
  accessCondition: "after_death" as const,
  plain: { title: "Safe", description: "", tags: [], details: {}, content },
});
const entry = {
  id: "one",
  revision: 4,
  generation: 1,
  access_condition: "after_death",
  wrapped_label_key: "l",
  file: null,
  signature: "s4",
} as never;

beforeEach(() => {
  server.stored = null;
  server.loses = [];
  server.keeps = true;
  server.calls = [];
  seen.mockReset();
});

test("what was typed after an answer was lost is saved too, and so are its links", async () => {
  server.loses = ["POST /api/vault/create"];
  await expect(createEntry(draftOf("left box"), ["house"])).rejects.toMatchObject({ code: "OFFLINE" });
  await createEntry(draftOf("left box, second drawer"), ["boat"]);
  expect(server.stored).toMatchObject({ revision: 2, content: "left box, second drawer" });
  expect(server.calls.slice(2, 4)).toEqual(["POST /api/vault/:id/assets/link", "POST /api/vault/:id/assets/unlink"]);
  expect(seen).toHaveBeenLastCalledWith({ one: 2 });
});

test("an entry has one pair of keys, however many tries it takes: its file is sealed with them", async () => {
  server.loses = ["POST /api/vault/create"];
  await expect(createEntry(draftOf("first"), [])).rejects.toMatchObject({ code: "OFFLINE" });
  const first = server.stored?.wrapped_label_key;
  server.loses = ["PATCH"];
  await expect(createEntry(draftOf("second"), [])).rejects.toMatchObject({ code: "OFFLINE" });
  await createEntry(draftOf("third"), []);
  expect(server.stored).toMatchObject({ revision: 3, content: "third", wrapped_label_key: first });
});

test("an entry that another tab has changed since is not overwritten by a second try to add it", async () => {
  server.loses = ["POST /api/vault/create"];
  await expect(createEntry(draftOf("left box"), [])).rejects.toMatchObject({ code: "OFFLINE" });
  server.stored = { ...server.stored, revision: 2, content: "changed", signature: "of another tab" };
  await expect(createEntry(draftOf("right box"), [])).rejects.toMatchObject({ code: "UPDATE_ERROR" });
  expect(server.stored).toMatchObject({ content: "changed" });
});

test("a change whose answer was lost does not stand in the way of the next try", async () => {
  server.stored = { id: "one", revision: 4, signature: "s4" };
  server.loses = ["PATCH"];
  await expect(updateEntry(entry, "c", draftOf("first"))).rejects.toMatchObject({ code: "OFFLINE" });
  expect(server.stored).toMatchObject({ revision: 5, content: "first" });
  await updateEntry(entry, "c", draftOf("second"));
  expect(server.stored).toMatchObject({ revision: 6, content: "second" });
});

test("[KEY-035] what somebody else saved meanwhile is not overwritten", async () => {
  server.stored = { id: "one", revision: 4, signature: "s4" };
  await updateEntry(entry, "c", draftOf("mine"));
  // From a page that still shows the fourth.
  await expect(updateEntry(entry, "c", draftOf("late"))).rejects.toMatchObject({ code: "UPDATE_ERROR" });
  server.stored = { id: "one", revision: 5, signature: "of another device" };
  await expect(updateEntry(entry, "c", draftOf("late"))).rejects.toMatchObject({ code: "UPDATE_ERROR" });
  expect(server.stored).toEqual({ id: "one", revision: 5, signature: "of another device" });
});

test("[KEY-035] a server that takes a revision and drops it is found out: the one that was sealed counts as seen", async () => {
  server.stored = { id: "one", revision: 4, signature: "s4" };
  server.keeps = false;
  await updateEntry(entry, "c", draftOf("dropped"));
  expect(seen).toHaveBeenLastCalledWith({ one: 5 });
});
