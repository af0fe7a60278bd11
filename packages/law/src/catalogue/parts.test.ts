import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { labelLanguages } from "./labels.ts";

/** A file and everything it needs at once: types and what is loaded on demand do not count. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, needed] of text.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)"/gms)) {
    closure(join(dirname(file), needed!), seen);
  }
  return seen;
}
const here = (name: string) => join(import.meta.dirname, name);
/** Without types and comments, which no browser loads. */
const loaded = (file: string) =>
  stripTypeScriptTypes(readFileSync(file, "utf8")).replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const gzipped = (files: Iterable<string>) => gzipSync([...files].map(loaded).join("\n")).length;

/** What a page loads on its own, from the list of countries to the engines. */
const parts = [
  "country-list.ts",
  "regulation-code.ts",
  "engine-selection.ts",
  "compliance-facts.ts",
  "legal-family.ts",
  "display-name.ts",
  "labels.ts",
  "profile-of.ts",
  "other-names.ts",
  ...labelLanguages.map((language) => `labels.${language}.ts`),
];

test("[JUR-020] no part of the catalogue is over 60 kB compressed, and labels come one language at a time", () => {
  for (const part of parts) {
    // Names and spaces are still in it: what a browser loads is less.
    expect(gzipped(closure(here(part))), part).toBeLessThan(60_000);
  }
  expect([...closure(here("labels.ts"))]).toEqual([here("labels.ts"), here("../by-language.ts")]);
  expect([...closure(here("display-name.ts"))].some((file) => file.includes("labels."))).toBe(false);
  expect([...closure(here("regulation-code.ts"))].some((file) => file.includes("succession"))).toBe(false);
});
