import type { VaultEntry } from "@heirlock/contract/vault";
import { type AccountBundle, createBundle, publicKeys } from "@heirlock/crypto/bundle";
import type { OwnRevision, RevisionFacts } from "@heirlock/crypto/vault/entry";
import { hashOfSealed } from "@heirlock/crypto/vault/revision";
import { wrapBundle } from "@heirlock/crypto/wrap";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { beforeEach, expect, test, vi } from "vitest";
import type { KeyOwner } from "../../platform/session/key-owner.ts";
import type { EntryVersion } from "./entry-versions.ts";

// The server, the store and the worker's thread are elsewhere; what seals and opens is the worker's own code.
const wire = vi.hoisted(() => ({ call: vi.fn(), upload: vi.fn(), bundle: null as unknown, owner: null as unknown }));
vi.mock("../../platform/plan/act.ts", async () => (await import("../../platform/plan/testing.ts")).sendsUnsigned);
vi.mock("../../platform/api/call.ts", () => ({ call: wire.call }));
vi.mock("../../platform/keys/keys-client.ts", () => ({
  askVault: (name: keyof typeof vaultHandlers, ask: never) =>
    vaultHandlers[name](ask, openContext(wire.bundle as never)),
}));
vi.mock("../../platform/session/key-owner.ts", () => ({ keyOwner: async () => wire.owner }));
vi.mock("./fetch-file.ts", () => ({ fetchFile: async () => new Blob(["the old scan"]) }));
vi.mock("./upload-file.ts", () => ({ uploadFile: wire.upload }));
vi.mock("./offers/open-entries.ts", () => ({ refreshVault: async () => {} }));
vi.mock("./known-revisions.ts", () => ({ noteRevisions: () => {} }));
const { restoreVersion, revealVersion } = await import("./entry-versions.ts");
const { toBody } = await import("./sealed-entry.ts");

const [estate, entry] = ["3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01", "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02"];
const plain = { title: "Deed", description: "", tags: [], details: {}, content: "In the blue folder" };
const oldFile = { id: "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c03", sha256: "a".repeat(64), size: 12 };
const newFile = { ...oldFile, id: "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c04" };

async function sealedBy(bundle: AccountBundle): Promise<{ version: EntryVersion; sealed: OwnRevision }> {
  const place = { estate, entry, generation: 1 };
  const facts: RevisionFacts = {
    ...place,
    ...{ revision: 1, category: "document", accessCondition: "after_death", file: oldFile },
  };
  const { verifyingKey } = await publicKeys(bundle);
  const own = { verifyingKey };
  const keys = await vaultHandlers.newEntryKeys({ ...own, place }, openContext(bundle));
  const sealed = await vaultHandlers.sealEntry({ ...own, facts, plain, keys }, openContext(bundle));
  const version = { ...toBody(sealed, verifyingKey), id: entry, content_hash: sealed.contentHash };
  return { version: version as unknown as EntryVersion, sealed };
}

/** The server hands out the sealed content and takes the next revision. */
function serve({ content, contentKey }: OwnRevision): void {
  wire.call.mockImplementation(async (route: string) =>
    route.startsWith("POST")
      ? { data: { encrypted_content: content, wrapped_content_key: contentKey } }
      : { data: { id: entry, revision: 8 } },
  );
}
const now = (more: Partial<VaultEntry>) =>
  ({ id: entry, revision: 7, access_condition: "after_death", ...more }) as VaultEntry;
const bodySent = () => wire.call.mock.calls.find(([route]) => route.startsWith("PATCH"))?.[1].body;

beforeEach(() => {
  vi.resetAllMocks();
  wire.upload.mockResolvedValue(newFile);
});

async function owned(bundle: AccountBundle, older: KeyOwner["older"] = []): Promise<void> {
  wire.bundle = bundle;
  wire.owner = { estate, verifyingKey: (await publicKeys(bundle)).verifyingKey, older };
}

test("a version under the keys of now becomes the next revision with the same keys and the same file", async () => {
  const bundle = createBundle();
  await owned(bundle);
  const { version, sealed } = await sealedBy(bundle);
  serve(sealed);
  const revealed = await revealVersion(version);
  expect(revealed).toMatchObject(plain);
  await restoreVersion(now({ generation: 1, key_id: version.key_id }), version, revealed);
  expect(bodySent()).toMatchObject({ revision: 8, generation: 1, file: oldFile });
  expect(wire.upload).not.toHaveBeenCalled();
});

test("[KEY-021] a version from before a reset is sealed, with its file, under new keys of the next generation", async () => {
  const before = createBundle();
  const { version, sealed } = await sealedBy(before);
  const bundle = createBundle();
  const { verifyingKey: oldKey } = await publicKeys(before);
  await owned(bundle, [{ verifyingKey: oldKey, bundleByRoot: wrapBundle(before, "root", bundle.vaultRootKey) }]);
  serve(sealed);
  const revealed = await revealVersion(version);
  expect(revealed).toMatchObject(plain);
  const { verifyingKey } = wire.owner as KeyOwner;
  await restoreVersion(now({ generation: 2, key_id: verifyingKey as never }), version, revealed);

  expect(await wire.upload.mock.calls[0]![0].blob.text()).toBe("the old scan");
  const body = bodySent();
  expect(body).toMatchObject({ revision: 8, generation: 3, key_id: verifyingKey, file: newFile });
  // The keys of now open it, and without any older bundle.
  await owned(bundle);
  const restored = { ...body, id: entry, content_hash: hashOfSealed(body.content) } as EntryVersion;
  serve({ content: body.content, contentKey: body.wrapped_content_key } as OwnRevision);
  expect(await revealVersion(restored)).toMatchObject(plain);
  expect(body.wrapped_label_key).not.toBe(version.wrapped_label_key);
});

test("[KEY-021] while the kit of a version is not found, it stays sealed and says so", async () => {
  const { version, sealed } = await sealedBy(createBundle());
  await owned(createBundle());
  serve(sealed);
  await expect(revealVersion(version)).rejects.toMatchObject({ code: "keys.not_available" });
  expect(wire.call).not.toHaveBeenCalled();
});
