import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { type OwnRevision, sealEntry } from "@heirlock/crypto/vault/entry";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { expect, test, vi } from "vitest";

const [estate, mine, other] = [
  "estate",
  "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02",
  "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c03",
];
const bundle = createBundle();
const { verifyingKey } = await publicKeys(bundle);
const answers = vi.hoisted(() => ({ versions: [] as unknown[], revealed: {} as unknown }));

vi.mock("../../platform/keys/keys-client.ts", () => ({
  askVault: (name: keyof typeof vaultHandlers, ask: never) => vaultHandlers[name](ask, openContext(bundle)),
}));
vi.mock("../../platform/session/key-owner.ts", () => ({ keyOwner: async () => ({ estate, verifyingKey, older: [] }) }));
vi.mock("../../platform/api/call.ts", () => ({
  call: async (endpoint: string) => ({
    data: endpoint.startsWith("GET") ? { versions: answers.versions } : answers.revealed,
  }),
}));
const { listVersions, revealVersion } = await import("./entry-versions.ts");

function versionOf(entry: string, content: string) {
  const facts = { estate: estate!, entry, revision: 1, generation: 1, category: "note", file: null };
  const plain = { title: "T", description: "", tags: [], details: {}, content };
  const sealed = sealEntry(bundle, createEntryKeys(), { ...facts, accessCondition: "after_death" }, plain);
  answers.versions = [asAnswered(entry, sealed)];
  answers.revealed = { encrypted_content: sealed.content, wrapped_content_key: sealed.contentKey, revision: 1 };
}
const asAnswered = (id: string, sealed: OwnRevision) => ({
  ...{ id, revision: 1, generation: 1, file: null, key_id: verifyingKey, signature: sealed.signature },
  ...{ title: sealed.title, tags: sealed.tags, category: "note", access_condition: "after_death" },
  metadata: { description: sealed.description, details: sealed.details },
  ...{ content_hash: sealed.contentHash, wrapped_label_key: sealed.labelKey },
});
const asked = async () => {
  const { queryFn } = listVersions(mine!, 2);
  return (await (queryFn as never as (context: object) => Promise<Parameters<typeof revealVersion>[0][]>)({}))[0]!;
};

test("[KEY-031] an earlier revision of another entry is refused, whatever id the server says it has", async () => {
  versionOf(mine!, "the safe's code");
  expect(await revealVersion(await asked())).toMatchObject({ content: "the safe's code" });
  versionOf(other!, "a letter to somebody else");
  await expect(revealVersion(await asked())).rejects.toMatchObject({ code: "revision.forged" });
});
