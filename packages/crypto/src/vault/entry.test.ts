import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBundle } from "../bundle.ts";
import { CryptoError } from "../errors.ts";
import vectors from "../vectors.json" with { type: "json" };
import { assertGenuine, openContent, openLabel, ownContentKey, ownLabelKey, sealEntry } from "./entry.ts";
import { createEntryKeys, unwrapEntryKey, wrapEntryKey } from "./entry-keys.ts";
import { openField, sealField } from "./field.ts";
import type { SignedRevision } from "./revision.ts";
import { facts, plain, unhex, vectorBundle, verifyingKey } from "./testing.ts";

const nonce = unhex(vectors.wrap.nonce);
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof CryptoError ? error.code : String(error);
  }
  return "opened";
};
const codeOfCheck = (sealed: SignedRevision, highestSeen: number) =>
  assertGenuine(verifyingKey, sealed, highestSeen).then(
    () => "genuine",
    (error: CryptoError) => error.code,
  );

describe("sealed fields and keys", () => {
  const { entry } = vectors;
  const place = { estate: entry.estate, entry: entry.entry, generation: 1 };

  test("[KEY-030] fields and wraps are those of the vector", () => {
    const titlePlace = { estate: entry.estate, entry: entry.entry, field: "title", revision: 1 } as const;
    expect(sealField(unhex(entry.labelKey), titlePlace, entry.title, nonce)).toBe(entry.sealedTitle);
    expect(openField(unhex(entry.labelKey), titlePlace, entry.sealedTitle)).toBe(entry.title);
    const key = unhex(entry.labelKey);
    expect(wrapEntryKey(vectorBundle.vaultRootKey, "root", "label", place, key, nonce)).toBe(entry.wrappedLabelKey);
    const content = unhex(entry.contentKey);
    const link = unhex(entry.linkKey);
    expect(wrapEntryKey(link, "link", "content", place, content, nonce)).toBe(entry.linkedContentKey);
    expect(unwrapEntryKey(link, "link", "content", place, entry.linkedContentKey)).toEqual(content);
  });

  test("[KEY-030] [VLT-061] any text comes back as it was, under another nonce each time", () => {
    const key = createEntryKeys().label;
    const titlePlace = { ...facts, field: "title" } as const;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const sealed = sealField(key, titlePlace, text);
        expect(sealField(key, titlePlace, text)).not.toBe(sealed);
        expect(openField(key, titlePlace, sealed)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test("lengths of short texts say nothing, and long ones little", () => {
    const key = createEntryKeys().content;
    const lengthFor = (letters: number) => sealField(key, { ...facts, field: "content" }, "x".repeat(letters)).length;
    expect(lengthFor(0)).toBe(lengthFor(31));
    expect(new Set([...Array(1000).keys()].map((letters) => lengthFor(1000 + letters))).size).toBeLessThan(40);
    expect(lengthFor(10_000)).toBeLessThan(1.12 * ((10_000 * 4) / 3));
  });
});

describe("an entry", () => {
  const keys = createEntryKeys();
  const sealed = sealEntry(vectorBundle, keys, facts, plain);

  test("[KEY-029] the holder opens it; the label key opens four fields and not the content", () => {
    const { vaultRootKey } = vectorBundle;
    const own = { label: ownLabelKey(vaultRootKey, sealed), content: ownContentKey(vaultRootKey, sealed) };
    expect(own).toEqual(keys);
    const { content, ...label } = plain;
    expect(openLabel(own.label, sealed)).toEqual(label);
    expect(openContent(own.content, sealed, sealed.content)).toBe(content);
    expect(codeOf(() => openContent(own.label, sealed, sealed.content))).toBe("sealed.damaged");
    const other = sealEntry(vectorBundle, keys, facts, { ...plain, content: "Planted" });
    expect(codeOf(() => openContent(own.content, sealed, other.content))).toBe("revision.forged");
  });

  test("[VLT-062] every holder and every entry has keys of its own: those of another open nothing", () => {
    const stranger = createBundle();
    expect(codeOf(() => ownContentKey(stranger.vaultRootKey, sealed))).toBe("sealed.damaged");
    expect(codeOf(() => openContent(createEntryKeys().content, sealed, sealed.content))).toBe("sealed.damaged");
    expect(createEntryKeys()).not.toEqual(createEntryKeys());
  });

  test("[KEY-034] every field of a revision is signed, and an unsigned one is refused", async () => {
    const { content: _content, labelKey: _labelKey, contentKey: _contentKey, ...signed } = sealed;
    expect(await codeOfCheck(sealed, 0)).toBe("genuine");
    for (const field of Object.keys(signed) as (keyof SignedRevision)[]) {
      const value = signed[field];
      const changed = {
        ...signed,
        [field]:
          typeof value === "number" ? value + 1 : value === null ? { id: "a", sha256: "b", size: 1 } : `${value}A`,
      };
      expect(await codeOfCheck(changed as SignedRevision, 0), field).toBe("revision.forged");
    }
    expect(await codeOfCheck({ ...sealed, signature: "" }, 0)).toBe("revision.forged");
  });

  test("[KEY-035] an older copy than one already seen is refused by its number", async () => {
    expect(await codeOfCheck(sealed, 1)).toBe("genuine");
    expect(await codeOfCheck(sealed, 2)).toBe("revision.older");
  });

  test("[KEY-034] the content of another revision, under the same keys, is not taken for the signed one", () => {
    const later = sealEntry(vectorBundle, keys, { ...facts, revision: 2 }, { ...plain, content: "The red box" });
    expect(openContent(keys.content, later, later.content)).toBe("The red box");
    expect(codeOf(() => openContent(keys.content, later, sealed.content))).toBe("revision.forged");
  });

  test("[KEY-031] 10,000 flipped bits, cuts, swaps and roll-backs: none is shown", () => {
    const later = sealEntry(vectorBundle, keys, { ...facts, revision: 2 }, plain);
    const other = sealEntry(vectorBundle, createEntryKeys(), { ...facts, entry: vectors.entry.fileId }, plain);
    const fields = ["title", "description", "tags", "details", "content"] as const;
    const open = (field: (typeof fields)[number], text: string) =>
      codeOf(() => openField(field === "content" ? keys.content : keys.label, { ...facts, field }, text));
    const refused = ["sealed.invalid", "sealed.damaged"];
    let tried = 0;
    const mustFail = (field: (typeof fields)[number], text: string) => {
      expect(refused, `${field} ${text}`).toContain(open(field, text));
      tried++;
    };
    for (const field of fields) {
      for (const from of fields) if (from !== field) mustFail(field, sealed[from]);
      mustFail(field, later[field]);
      mustFail(field, other[field]);
      for (let cut = 0; cut < sealed[field].length; cut++) mustFail(field, sealed[field].slice(0, cut));
    }
    const payload = (text: string) => Buffer.from(text.slice("hlf1.".length), "base64url");
    for (let i = 0; tried < 10_000; i++) {
      const field = fields[i % fields.length]!;
      const bytes = payload(sealed[field]);
      const bit = Math.floor(i / fields.length) % (bytes.length * 8);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      mustFail(field, `hlf1.${bytes.toString("base64url")}`);
    }
    expect(tried).toBe(10_000);
  }, 60_000);
});
