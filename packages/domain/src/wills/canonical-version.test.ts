import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonicalJson, canonicalVersion } from "./canonical-version.ts";
import { plainWill } from "./testing/plain-will.ts";

const version = {
  number: 1,
  title: "My main will",
  law: "lb-islamic-hanafi",
  content: plainWill,
  salt: "00".repeat(32),
};
const hash = (text: string) => createHash("sha256").update(text).digest("hex");

test("[DOC-012] the hash of a version, as it will be for ever and as docs/formats.md gives it", () => {
  const page = readFileSync(new URL("../../../../docs/formats.md", import.meta.url), "utf8");
  expect(page).toContain(`| hash | \`${hash(canonicalVersion(version))}\` |`);
  expect(hash(canonicalVersion(version))).toBe("d257c5cdf61c87d7cc3f018ab6b717cf8e2b0386c3532cbcd0568fae8baed19b");
});

test("[DOC-012] keys in any order, accents in any spelling: the same text", () => {
  const turned = Object.fromEntries(Object.entries(plainWill).toReversed()) as unknown as typeof plainWill;
  const title = (form: string) => ({ ...version, title: "Bcharré".normalize(form) });
  expect(canonicalVersion({ ...version, content: turned })).toBe(canonicalVersion(version));
  expect(canonicalVersion(title("NFD"))).toBe(canonicalVersion(title("NFC")));
});

test.each<[string, Partial<typeof version>]>([
  ["the number", { number: 2 }],
  ["the title", { title: "My main will." }],
  ["the law", { law: "lb-islamic-jafari" }],
  ["the salt", { salt: `01${"00".repeat(31)}` }],
  ["one letter in it", { content: { ...plainWill, funeral: { kind: null, wishes: "a" } } }],
])("[DOC-012] another hash with another value: %s", (_, changes) => {
  expect(canonicalVersion({ ...version, ...changes })).not.toBe(canonicalVersion(version));
});

test("[DOC-012] what a will covers is hashed where it is said, and a will that says nothing of it keeps its hash", () => {
  const of = (changes: object) => canonicalVersion({ ...version, content: { ...plainWill, ...changes } });
  expect(of({ covers: undefined, excepts: undefined })).toBe(canonicalVersion(version));
  expect(new Set([of({}), of({ covers: "DE" }), of({ covers: "FR" }), of({ excepts: ["DE"] })]).size).toBe(4);
});

// RFC 8785 §3.2.3, its keys; strings are texts here.
test("[DOC-012] keys in the order of RFC 8785", () => {
  const keys = ["€", "\r", "\ufb33", "1", "😀", "\u0080", "ö"];
  const sorted = ["\r", "1", "\u0080", "ö", "€", "😀", "\ufb33"];
  const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, 1])));
  expect(text).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:1`).join(",")}}`);
});

test.each([1.5, Number.NaN, 1n, new Date(0), () => 0])("[DOC-012] refuses what a will never holds: %s", (value) => {
  expect(() => canonicalJson({ value })).toThrow(TypeError);
});
