import { expect, test } from "vitest";
import { type FindableEntry, findEntries } from "./find-entries.ts";
import type { VaultCategory } from "./kinds.ts";

const entry = (title: string, category: VaultCategory = "document", more: object = {}): FindableEntry => ({
  entry: { category },
  label: { title, description: "", tags: [], details: {}, ...more },
});
const deed = entry("Property deed", "document", { tags: ["Beyrouth", "notary"], details: { file_name: "acte.pdf" } });
const safe = entry("Home safe", "safe", { description: "Behind the winter coats, près de l'entrée" });
const unreadable: FindableEntry = { entry: { category: "safe" }, label: null };
const all = [deed, safe, unreadable];

test("an empty search finds everything, also what could not be opened", () => {
  expect(findEntries(all, "  ")).toEqual(all);
});

test("[VLT-046] title, description, tags and file name are searched, without case and accents", () => {
  expect(findEntries(all, "DEED")).toEqual([deed]);
  expect(findEntries(all, "pres de l'entree")).toEqual([safe]);
  expect(findEntries(all, "Notary")).toEqual([deed]);
  expect(findEntries(all, "acte")).toEqual([deed]);
});

test("every word counts, wherever it stands", () => {
  expect(findEntries(all, "notary property")).toEqual([deed]);
  expect(findEntries(all, "notary safe")).toEqual([]);
});

test("[VLT-047] one category, with and without a search", () => {
  expect(findEntries(all, "", "safe")).toEqual([safe, unreadable]);
  expect(findEntries(all, "deed", "safe")).toEqual([]);
});
