import type { VaultEntry } from "@heirlock/contract/vault";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import type { CryptoError } from "@heirlock/crypto/errors";
import { openLabel, ownLabelKey } from "@heirlock/crypto/vault/entry";
import { hashOfSealed } from "@heirlock/crypto/vault/revision";
import { KeysError } from "@heirlock/keyring/problems";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";

// The server and the worker's thread are elsewhere; what seals and opens is the worker's own code.
const wire = vi.hoisted(() => ({ call: vi.fn(), held: new Set<string>(), refreshed: 0 }));
const bundle = createBundle();
const { verifyingKey } = await publicKeys(bundle);
vi.mock("../../../platform/plan/act.ts", async () => (await import("../../../platform/plan/testing.ts")).sendsUnsigned);
vi.mock("../../../platform/api/call.ts", () => ({ call: wire.call }));
vi.mock("../../../platform/keys/keys-client.ts", () => ({
  askVault: (name: keyof typeof vaultHandlers, ask: never) =>
    vaultHandlers[name](ask, openContext(bundle)).catch((error: CryptoError) => {
      throw new KeysError(error.code, error.data);
    }),
}));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate, verifyingKey, older: [] }),
}));
vi.mock("./open-entries.ts", () => ({ refreshVault: async () => void wire.refreshed++ }));
vi.stubGlobal("navigator", {
  locks: {
    request: (name: string, _options: object, work: (lock: object | null) => unknown) =>
      work([...wire.held].some((id) => name.endsWith(id)) ? null : {}),
  },
});
const { rotateEntries } = await import("./rotate-entries.ts");
const { toBody } = await import("../sealed-entry.ts");

const estate = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
const signal = new AbortController().signal;
/** Others for each test: what was seen of an entry is remembered. */
let ids: string[] = [];
let due: { entry_id: string; generation: number }[] = [];

interface Stored extends VaultEntry {
  content: string;
  wrapped_content_key: string;
}
const stored = new Map<string, Stored>();
const refusals = new Map<string, ApiError>();

async function seal(entry: string): Promise<Stored> {
  const place = { estate, entry, generation: 1 };
  const facts = { ...place, revision: 1, category: "note", accessCondition: "after_death", file: null };
  const plain = { title: `Title of ${entry}`, description: "", tags: [], details: {}, content: "4711" };
  const keys = await vaultHandlers.newEntryKeys({ verifyingKey, place }, openContext(bundle));
  const sealed = await vaultHandlers.sealEntry({ verifyingKey, facts, plain, keys }, openContext(bundle));
  return taken(entry, toBody(sealed, verifyingKey));
}
const taken = (id: string, body: ReturnType<typeof toBody>) =>
  ({ id, ...body, content_hash: hashOfSealed(body.content), deleted_at: null }) as unknown as Stored;

beforeEach(async () => {
  wire.held.clear();
  wire.refreshed = 0;
  refusals.clear();
  ids = [1, 2, 3].map(() => crypto.randomUUID());
  due = ids.map((entry_id) => ({ entry_id, generation: 1 }));
  for (const id of ids) stored.set(id, await seal(id));
  wire.call.mockReset();
  wire.call.mockImplementation(async (route: string, { params, body }: { params: { id: string }; body: never }) => {
    const refusal = refusals.get(`${route.split(" ")[0]} ${params.id}`);
    if (refusal) throw refusal;
    const entry = stored.get(params.id)!;
    if (route.startsWith("PATCH")) stored.set(params.id, taken(params.id, body));
    if (!route.startsWith("POST")) return { data: stored.get(params.id) };
    const { content, wrapped_content_key, revision } = entry;
    return { data: { encrypted_content: content, wrapped_content_key, revision } };
  });
});
const generations = () => ids.map((id) => stored.get(id)!.generation);

test("[KEY-049] every entry that is due says the same under new keys, by its next revision", async () => {
  const before = ids.map((id) => stored.get(id)!.wrapped_label_key);
  expect(await rotateEntries(due, { signal })).toEqual({ left: 0, needsProof: false });
  expect(generations()).toEqual([2, 2, 2]);
  for (const [at, id] of ids.entries()) {
    const entry = stored.get(id)!;
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

test("an entry that is being changed, was saved meanwhile, is in the bin or forged is left; the others go on", async () => {
  wire.held.add(ids[0]!);
  refusals.set(`PATCH ${ids[1]}`, new ApiError("UPDATE_ERROR", "", { status: 409 }));
  expect(await rotateEntries(due, { signal })).toEqual({ left: 2, needsProof: false });
  expect(generations()).toEqual([1, 1, 2]);
  wire.held.clear();
  refusals.clear();
  stored.set(ids[0]!, { ...stored.get(ids[0]!)!, category: "crypto" });
  stored.set(ids[1]!, { ...stored.get(ids[1]!)!, deleted_at: "2026-11-15T12:00:00.000Z" as never });
  expect(await rotateEntries(due.slice(0, 2), { signal })).toEqual({ left: 1, needsProof: false });
  expect(generations()).toEqual([1, 1, 2]);
});

test("[KEY-035] an older copy than was seen is not made the newest", async () => {
  const old = stored.get(ids[0]!)!;
  await rotateEntries(due.slice(0, 1), { signal });
  stored.set(ids[0]!, old);
  expect(await rotateEntries(due.slice(0, 1), { signal })).toEqual({ left: 1, needsProof: false });
  expect(stored.get(ids[0]!)).toBe(old);
});

test("[ACC-061] what runs by itself asks nobody who they are: it stops, and says what is left", async () => {
  for (const id of ids) refusals.set(`POST ${id}`, new ApiError("REAUTH_REQUIRED", "", { status: 401 }));
  expect(await rotateEntries(due, { signal })).toEqual({ left: 3, needsProof: true });
  const reveals = wire.call.mock.calls.filter(([route]) => route.startsWith("POST"));
  expect(reveals).toHaveLength(1);
  expect(reveals[0]![2]).toMatchObject({ asksForProof: false });
  expect(generations()).toEqual([1, 1, 1]);
});
