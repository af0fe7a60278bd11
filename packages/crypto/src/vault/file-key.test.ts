import { expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { createEntryKeys } from "./entry-keys.ts";
import { encryptFile, openFileBy } from "./file.ts";
import { currentFileKey, fileKeyDetail, keepFileKey, keptFileKey, withKeptFileKey } from "./file-key.ts";
import { bytesOf, facts, streamOf, unhex } from "./testing.ts";

const { fileId } = vectors.entry;
const at = (generation: number) => ({ estate: facts.estate, entry: facts.entry, generation });
const letter = new Uint8Array(70_000).map((_, n) => n % 251);

test("[KEY-049] a file stays as it is stored while the keys of its entry are replaced, again and again", async () => {
  const [first, second, third] = [createEntryKeys(), createEntryKeys(), createEntryKeys()];
  const stored = await bytesOf(await encryptFile(first.content, fileId, streamOf(letter)));
  const open = (key: Uint8Array) => openFileBy(key, streamOf(stored));
  const details = { paper_place: "desk" };
  const one = { contentKey: first.content, place: at(1) };
  const two = { contentKey: second.content, place: at(2) };
  const three = { contentKey: third.content, place: at(3) };
  const once = withKeptFileKey(details, fileId, one, two);
  expect(await open(currentFileKey(second.content, at(2), fileId, once[fileKeyDetail]))).toEqual(letter);
  const twice = withKeptFileKey(once, fileId, two, three);
  expect(twice.paper_place).toBe("desk");
  expect(await open(currentFileKey(third.content, at(3), fileId, twice[fileKeyDetail]))).toEqual(letter);
  // By the new content key alone, as if it had been sealed under it, it does not open.
  await expect(open(currentFileKey(third.content, at(3), fileId, null))).rejects.toThrow("sealed.damaged");
  // Once there is no file, nothing of its key stays.
  expect(withKeptFileKey(twice, null, three, one)).toEqual(details);
});

test("a kept key of another file, entry or generation, or under another content key, does not open", () => {
  const [keys, others] = [createEntryKeys(), createEntryKeys()];
  const kept = keepFileKey(keys.content, at(2), fileId, new Uint8Array(32).fill(9));
  expect(keptFileKey(keys.content, at(2), fileId, kept)).toEqual(new Uint8Array(32).fill(9));
  const damaged = { code: "sealed.damaged", data: { part: "file-key" } };
  const refused = (open: () => unknown) => expect(open).toThrow(expect.objectContaining(damaged));
  refused(() => keptFileKey(keys.content, at(3), fileId, kept));
  refused(() => keptFileKey(keys.content, { ...at(2), entry: facts.estate }, fileId, kept));
  refused(() => keptFileKey(keys.content, at(2), facts.entry, kept));
  refused(() => keptFileKey(others.content, at(2), fileId, kept));
  refused(() => keptFileKey(keys.label, at(2), fileId, kept));
  expect(() => keptFileKey(keys.content, at(2), fileId, "hle1.link.content.AAAA")).toThrow("sealed.invalid");
});

test("the kept key of the vector", () => {
  const { contentKey, fileId: file, keptFileKey: kept, newerContentKey, filePassphrase } = vectors.entry;
  const opened = keptFileKey(unhex(newerContentKey), at(2), file, kept);
  expect(Buffer.from(opened).toString("base64url")).toBe(filePassphrase);
  expect(currentFileKey(unhex(contentKey), at(1), file, null)).toEqual(opened);
});
