import { createHash } from "node:crypto";
import { createBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { sign } from "@heirlock/crypto/sign";
import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import { revisionMessage } from "@heirlock/crypto/vault/revision";
import { beforeAll, expect, test, vi } from "vitest";
import type { NewAccount } from "../account/requests.ts";
import { makeRing, password } from "../testing/rings.ts";
import type { EntryToOpen, VaultRequests, WrappedEntryKeys } from "./requests.ts";

const [estate, entry, fileId] = [
  "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01",
  "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02",
  "c2d9e7b4-1a3f-4f60-b1c5-7e8f9a0b1c03",
];
const place = { estate, entry, generation: 1 } as { estate: string; entry: string; generation: number };
const facts = { ...place, revision: 1, category: "note", accessCondition: "after_death", file: null };
const plain: PlainEntry = { title: "Ring", description: "", tags: ["gold"], details: {}, content: "In the blue box" };

const reached: number[] = [];
const context = {
  tab: {},
  tell: () => {},
  reach: (part: number) => void reached.push(part),
  assertWanted: async () => {},
};
const { ring } = makeRing();
let account: NewAccount;
const ask = <Name extends keyof VaultRequests>(name: Name, what: Omit<VaultRequests[Name]["ask"], "verifyingKey">) =>
  ring.handle("vault", name, { ...what, verifyingKey: account.verifyingKey } as never, context) as Promise<
    VaultRequests[Name]["answer"]
  >;

async function openRing(): Promise<void> {
  const { recipient, verifyingKey, salt, kdf, bundleByPassword } = account;
  await ring.handle(
    "account",
    "unlock",
    { by: "password", password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } },
    context,
  );
}
beforeAll(async () => {
  account = await ring.handle("account", "createAccount", { password }, context);
  await openRing();
});

const toOpen = (revision: VaultRequests["sealEntry"]["answer"], seen = 0): EntryToOpen => {
  const { content: _content, labelKey, contentKey: _contentKey, ...sealed } = revision;
  return { keyId: account.verifyingKey, sealed, labelKey, seen };
};

test("[KEY-029] what the worker seals it opens again, label and content apart", async () => {
  const keys = await ask("newEntryKeys", { place });
  const sealed = await ask("sealEntry", { facts, plain, keys });
  const { content, ...label } = plain;
  expect((await ask("openLabels", { entries: [toOpen(sealed)] })).labels).toEqual([{ label }]);
  const opened = await ask("openContent", {
    keyId: account.verifyingKey,
    sealed,
    contentKey: sealed.contentKey,
    content: sealed.content,
  });
  expect(opened).toEqual({ content });
});

test("[KEY-031] [KEY-035] one entry that is forged, older or damaged says so and stops none of the others", async () => {
  const keys = await ask("newEntryKeys", { place });
  const sealed = await ask("sealEntry", { facts, plain, keys });
  const good = toOpen(sealed);
  const entries = [
    good,
    { ...good, sealed: { ...good.sealed, category: "crypto" } },
    { ...good, seen: 2 },
    { ...good, labelKey: good.labelKey.replace(/.{4}$/, "AAAA") },
    { ...good, keyId: "an older key" },
    good,
  ];
  const { labels } = await ask("openLabels", { entries });
  expect(labels.map((one) => ("label" in one ? one.label.title : one.problem))).toEqual([
    "Ring",
    "revision.forged",
    "revision.older",
    "sealed.damaged",
    "keys.not_available",
    "Ring",
  ]);
});

test("a lock while signatures are checked ends the request, and no entry passes for damaged", async () => {
  const keys = await ask("newEntryKeys", { place });
  const sealed = await ask("sealEntry", { facts, plain, keys });
  const { contentKey, content } = sealed;
  const open = { keyId: account.verifyingKey, sealed, contentKey, content };
  const verify = vi.spyOn(crypto.subtle, "verify").mockImplementation(async () => {
    ring.lock();
    return true;
  });
  try {
    await expect(ask("openLabels", { entries: [toOpen(sealed)] })).rejects.toMatchObject({
      code: "keys.not_available",
    });
    await openRing();
    await expect(ask("openContent", open)).rejects.toMatchObject({ code: "keys.not_available" });
  } finally {
    verify.mockRestore();
    await openRing();
  }
});

/** The revision that a file belongs to, as `openFile` asks for it. */
async function withFile({ sha256, size }: { sha256: string; size: number }, keys: WrappedEntryKeys) {
  const file = { id: fileId!, sha256, size };
  const { content, ...sealed } = await ask("sealEntry", { facts: { ...facts, file }, plain, keys });
  return { keyId: account.verifyingKey, sealed, labelKey: keys.labelKey, contentKey: keys.contentKey, content };
}

test("[KEY-032] [VLT-041] a file is sealed with its hashes, told in tens, and opens only as the one that was signed", async () => {
  const keys = await ask("newEntryKeys", { place });
  const { contentKey } = keys;
  const bytes = new Uint8Array(150_000).map((_, at) => at % 251);
  const sealed = await ask("sealFile", { place, contentKey, fileId, file: new Blob([bytes]), partBytes: 65_536 });
  expect(reached.length).toBeGreaterThan(1);
  expect(reached).toEqual([...new Set(reached)].sort((a, b) => a - b));
  expect(reached.every((part) => Number.isInteger(part * 10)) && reached.at(-1) === 1).toBe(true);
  const stored = Buffer.from(await sealed.blob.arrayBuffer());
  expect(sealed.sha256).toBe(createHash("sha256").update(stored).digest("hex"));
  const pieces = [0, 1, 2].map((at) => stored.subarray(at * 65_536, (at + 1) * 65_536));
  expect(sealed.parts).toEqual(pieces.map((piece) => createHash("sha256").update(piece).digest("hex")));
  const open = { ...(await withFile(sealed, keys)), type: "image/png" };
  const { file } = await ask("openFile", { ...open, file: sealed.blob });
  expect(file.type).toBe("image/png");
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  const other = await withFile({ ...sealed, sha256: "0".repeat(64) }, keys);
  await expect(ask("openFile", { ...other, file: sealed.blob, type: "" })).rejects.toMatchObject({
    code: "sealed.damaged",
  });
  const claimed = { ...other, sealed: { ...other.sealed, file: open.sealed.file } };
  await expect(ask("openFile", { ...claimed, file: sealed.blob, type: "" })).rejects.toMatchObject({
    code: "revision.forged",
  });
});

test("[KEY-027] a lock while a file is being opened ends the request: it is neither handed out nor called damaged", async () => {
  const keys = await ask("newEntryKeys", { place });
  const { contentKey } = keys;
  const blob = new Blob([new Uint8Array(200_000)]);
  const sealed = await ask("sealFile", { place, contentKey, fileId, file: blob, partBytes: 65_536 });
  const open = { ...(await withFile(sealed, keys)), type: "", file: sealed.blob };
  // While it is hashed, and while it is read.
  for (const readings of [1, 2]) {
    let left = readings;
    const lockWhenRead = <Result>(read: () => Result) => {
      if (--left === 0) ring.lock();
      return read();
    };
    const hash = vi
      .spyOn(open.file, "arrayBuffer")
      .mockImplementation(() => lockWhenRead(() => Blob.prototype.arrayBuffer.call(open.file)));
    const stream = vi
      .spyOn(open.file, "stream")
      .mockImplementation(() => lockWhenRead(() => Blob.prototype.stream.call(open.file)) as never);
    const refused = ask("openFile", open);
    await expect(refused).rejects.toMatchObject({ code: "keys.not_available" });
    hash.mockRestore();
    stream.mockRestore();
    await openRing();
  }
});

test("[KEY-049] an entry with new keys says the same, is sealed to nobody who had the old ones, and keeps its file", async () => {
  const keys = await ask("newEntryKeys", { place });
  const blob = new Blob(["a letter"]);
  const file = await ask("sealFile", { place, contentKey: keys.contentKey, fileId, file: blob, partBytes: 65_536 });
  const { keyId, sealed, content } = await withFile(file, keys);
  const asked = { keyId, sealed, keys, content, seen: 1 };
  const after = await ask("rotateEntry", asked);
  expect(after).toMatchObject({ revision: 2, generation: 2, file: sealed.file, category: "note" });
  const { labels } = await ask("openLabels", { entries: [toOpen(after, 2)] });
  expect(labels).toMatchObject([{ label: { title: plain.title, tags: plain.tags } }]);
  const newContent = { keyId, sealed: after, contentKey: after.contentKey, content: after.content };
  expect(await ask("openContent", newContent)).toEqual({ content: plain.content });
  // The old keys, as somebody may still have them, open nothing of it.
  const stale = { ...toOpen(after), labelKey: keys.labelKey };
  expect((await ask("openLabels", { entries: [stale] })).labels).toEqual([{ problem: "sealed.damaged" }]);
  const { contentKey } = keys;
  await expect(ask("openContent", { ...newContent, contentKey })).rejects.toMatchObject({ code: "sealed.damaged" });
  const open = { keyId, sealed: after, labelKey: after.labelKey, contentKey: after.contentKey, type: "" };
  expect(await (await ask("openFile", { ...open, file: file.blob })).file.text()).toBe("a letter");
  // And once more: the key of the file is handed on.
  const twice = await ask("rotateEntry", {
    ...{ keyId, sealed: after, keys: after, content: after.content, seen: 2 },
  });
  const again = { ...open, sealed: twice, labelKey: twice.labelKey, contentKey: twice.contentKey };
  expect(await (await ask("openFile", { ...again, file: file.blob })).file.text()).toBe("a letter");
  const forged = { ...sealed, accessCondition: "immediate" };
  await expect(ask("rotateEntry", { ...asked, sealed: forged })).rejects.toMatchObject({ code: "revision.forged" });
  // An older copy is not made the newest by signing it anew.
  await expect(ask("rotateEntry", { ...asked, seen: 2 })).rejects.toMatchObject({ code: "revision.older" });
});

test("[KEY-021] an entry of a bundle that was left behind opens once its kit was found, and moves under the new one", async () => {
  const keys = await ask("newEntryKeys", { place });
  const sealed = await ask("sealEntry", { facts, plain, keys });
  const oldAccount = account;
  const newer = await ring.handle("account", "createAccount", { password }, context);
  const inHand = ({ recipient, verifyingKey, salt, kdf, bundleByPassword }: NewAccount) => ({
    password,
    salt,
    kdf,
    bundleByPassword,
    stated: { recipient, verifyingKey },
  });
  const kit = {
    typed: oldAccount.kit.words.join(" "),
    kitNumber: oldAccount.kitNumber,
    bundleByKit: oldAccount.bundleByKit,
    stated: inHand(oldAccount).stated,
  };
  const { bundleByRoot } = await ring.handle("account", "restoreOlder", { current: inHand(newer), kit }, context);
  account = newer;
  await openRing();
  const old = { ...toOpen(sealed), keyId: oldAccount.verifyingKey };
  expect((await ask("openLabels", { entries: [old] })).labels).toEqual([{ problem: "keys.not_available" }]);
  const older = [{ verifyingKey: oldAccount.verifyingKey, bundleByRoot }];
  expect((await ask("openLabels", { older, entries: [old] })).labels).toMatchObject([{ label: { title: "Ring" } }]);
  // A server that names a key of its own for that bundle, to sign what the holder never did.
  const server = createBundle();
  const altered = { ...old.sealed, accessCondition: "immediate" };
  const forged = { ...altered, signature: sign(server, "entry-revision", revisionMessage(altered)) };
  const planted = { older: [{ verifyingKey: verifyingKeyOf(server), bundleByRoot }] };
  const served = { ...old, keyId: verifyingKeyOf(server), sealed: forged };
  expect((await ask("openLabels", { ...planted, entries: [served] })).labels).toEqual([{ problem: "revision.forged" }]);
  const wrapped = { labelKey: sealed.labelKey, contentKey: sealed.contentKey };
  const laundered = { ...planted, keyId: served.keyId, sealed: forged, keys: wrapped, content: sealed.content };
  await expect(ask("moveEntry", laundered)).rejects.toMatchObject({ code: "revision.forged" });
  const moved = await ask("moveEntry", {
    older,
    keyId: oldAccount.verifyingKey,
    sealed: old.sealed,
    keys: wrapped,
    content: sealed.content,
  });
  expect(moved.revision).toBe(2);
  // With new keys it moves as well.
  const left = { keyId: oldAccount.verifyingKey, sealed: old.sealed, keys: wrapped, content: sealed.content, seen: 1 };
  await expect(ask("rotateEntry", left)).rejects.toMatchObject({ code: "keys.not_available" });
  const rotated = await ask("rotateEntry", { older, ...left });
  const opened = { ...toOpen(rotated, 2), keyId: newer.verifyingKey };
  expect((await ask("openLabels", { entries: [opened] })).labels).toMatchObject([{ label: { title: "Ring" } }]);
  const again = { ...toOpen(moved, 1), keyId: newer.verifyingKey };
  expect((await ask("openLabels", { entries: [again] })).labels).toMatchObject([{ label: { title: "Ring" } }]);
});

test("[KEY-027] [VLT-065] a locked worker seals and opens nothing", async () => {
  ring.lock();
  await expect(ask("newEntryKeys", { place })).rejects.toMatchObject({ code: "keys.not_available" });
  await expect(ask("openLabels", { entries: [] })).rejects.toMatchObject({ code: "keys.not_available" });
});
