import type { VaultEntry } from "@heirlock/contract/vault";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { sealEntry } from "@heirlock/crypto/vault/entry";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../platform/api/query-client.ts";
import { listEntries } from "../list-entries.ts";

const estate = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
const bundle = createBundle();
const { verifyingKey } = await publicKeys(bundle);
const asked = vi.fn();
vi.mock("../../../platform/keys/keys-client.ts", () => ({
  askVault: (name: keyof typeof vaultHandlers, ask: never) => {
    asked();
    return vaultHandlers[name](ask, openContext(bundle));
  },
}));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate, verifyingKey, older: [] }),
}));
const { openEntries } = await import("./open-entries.ts");

const facts = {
  ...{ estate, entry: "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02", revision: 2, generation: 1 },
  ...{ category: "document", accessCondition: "after_death" },
  file: { id: "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c03", sha256: "new", size: 2 },
};
const plain = { title: "Deed", description: "", tags: [], details: {}, content: "The house" };
const sealed = sealEntry(bundle, createEntryKeys(), facts, plain);
const genuine = {
  ...{ id: facts.entry, revision: 2, generation: 1, category: "document", access_condition: "after_death" },
  ...{ title: sealed.title, tags: sealed.tags, content_hash: sealed.contentHash, signature: sealed.signature },
  metadata: { description: sealed.description, details: sealed.details },
  ...{ key_id: verifyingKey, wrapped_label_key: sealed.labelKey, file: facts.file, linked_asset_ids: [] },
} as unknown as VaultEntry;

// A page that shows the vault; what it showed goes with it.
let leave = () => {};
beforeEach(() => {
  leave = new QueryObserver(queryClient, { ...openEntries, enabled: false } as never).subscribe(() => {});
});
afterEach(() => leave());

async function open(served: VaultEntry) {
  queryClient.setQueryData(listEntries.queryKey, { entries: [served], usage: {} } as never);
  const { queryFn, queryKey } = openEntries;
  const opened = await (queryFn as never as (context: object) => Promise<unknown[]>)({ queryKey });
  queryClient.setQueryData(queryKey, opened as never);
  return opened[0];
}

test("[KEY-034] what a server alters after the first reading is refused, though it keeps the signature", async () => {
  const label = { title: "Deed" };
  expect(await open(genuine)).toMatchObject({ label, problem: null });
  const altered: Partial<VaultEntry>[] = [
    { access_condition: "immediate" },
    { category: "note" },
    { file: { ...facts.file, sha256: "of the revision before" } as VaultEntry["file"] },
    { file: null },
    { content_hash: "of another content" },
  ];
  for (const change of altered) {
    expect(await open(genuine)).toMatchObject({ label, problem: null });
    expect(await open({ ...genuine, ...change })).toMatchObject({ label: null, problem: "revision.forged" });
  }
});

test("what only its links have changed of is not opened again", async () => {
  await open(genuine);
  asked.mockClear();
  const linked = ["6f2f3e0a-35a3-4a4f-9d0b-0c6a3f8f7a11"] as VaultEntry["linked_asset_ids"];
  expect(await open({ ...genuine, linked_asset_ids: linked })).toMatchObject({ entry: { linked_asset_ids: linked } });
  expect(asked).not.toHaveBeenCalled();
});

test("[KEY-027] nothing that was opened stays in memory once no page shows it, not even of a first reading", async () => {
  leave();
  queryClient.clear();
  await open(genuine);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(queryClient.getQueriesData({ queryKey: ["vault-opened"] })).toEqual([]);
});
