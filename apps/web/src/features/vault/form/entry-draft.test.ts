import { expect, test } from "vitest";
import { type EntryFields, emptyFields, NotSerializableError, plainOf, problemsOf } from "./entry-draft.ts";
import { looksLikeSeedPhrase } from "./seed-phrase.ts";
import { addTags } from "./tags.ts";
import { templatesOf, withTemplate } from "./templates.ts";

const now = new Date("2026-11-15T09:00:00Z");
const filled: EntryFields = { ...emptyFields, title: " Deed ", content: "In the blue folder" };

test("[VLT-019] [VLT-020] title and content are required, everything else may wait", () => {
  expect(problemsOf(emptyFields)).toEqual({ title: "titleRequired", content: "contentRequired" });
  expect(problemsOf({ ...filled, title: "  ", content: "\n" })).toEqual({
    title: "titleRequired",
    content: "contentRequired",
  });
  expect(problemsOf(filled)).toEqual({});
});

test("lengths are counted in characters, and dates are days of the calendar", () => {
  expect(problemsOf({ ...filled, title: "🏠".repeat(200), description: "é".repeat(500) })).toEqual({});
  expect(
    problemsOf({
      ...filled,
      title: "a".repeat(201),
      content: "a".repeat(16_001),
      description: "a".repeat(501),
      tags: ["a".repeat(41)],
      expiresOn: "2027-02-30",
    }),
  ).toEqual({
    title: "titleLong",
    content: "contentLong",
    description: "descriptionLong",
    tags: "tagLong",
    expiresOn: "dateInvalid",
  });
  expect(problemsOf({ ...filled, tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }).tags).toBe("tagsMany");
});

test("[VLT-024] tags are typed comma separated, trimmed and emptied of blanks, none twice", () => {
  expect(addTags(["insurance"], " blue  folder , ,Insurance,،نسخة ، ")).toEqual(["insurance", "blue folder", "نسخة"]);
});

test("[VLT-011] [VLT-012] a file adds four keys to the details; details of others stay", () => {
  const file = { name: "policy.pdf", kind: "pdf" as const, blob: new Blob(["%PDF-"]) };
  const { details } = plainOf({ ...filled, paperPlace: "Notary" }, { imported_from: "Bitwarden" }, file, now);
  expect(details).toEqual({
    imported_from: "Bitwarden",
    paper_place: "Notary",
    file_name: "policy.pdf",
    file_type: "application/pdf",
    file_size: "5",
    file_path: `vault/${now.getTime()}-policy.pdf`,
  });
  expect(plainOf(filled, details, undefined, now).details).toMatchObject({ file_name: "policy.pdf" });
  expect(plainOf(filled, details, null, now).details).toEqual({ imported_from: "Bitwarden" });
});

test("[VLT-027] half a character has no form that could be sealed, and is refused", () => {
  expect(() => plainOf({ ...filled, content: "\ud800" }, {}, null, now)).toThrow(NotSerializableError);
  expect(() => plainOf({ ...filled, tags: ["\udc00"] }, {}, null, now)).toThrow(
    "Data contains non-serializable values. Please try again.",
  );
  expect(plainOf({ ...filled, content: "🏠" }, {}, null, now).content).toBe("🏠");
});

test("a recovery phrase is noticed, a long title is not taken for one", () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  expect(looksLikeSeedPhrase(phrase)).toBe(true);
  expect(
    looksLikeSeedPhrase(
      phrase
        .split(" ")
        .map((word, at) => `${at + 1}. ${word}`)
        .join("\n"),
    ),
  ).toBe(true);
  expect(looksLikeSeedPhrase("The deed of the house by the sea and the garden that belongs to it")).toBe(false);
  expect(looksLikeSeedPhrase("Hardware wallet in the drawer of my desk")).toBe(false);
});

test("every category has lines to fill in, and they take nothing away", () => {
  for (const names of Object.values(templatesOf)) expect(names.length).toBeGreaterThan(0);
  expect(withTemplate("", "Bank:")).toBe("Bank:");
  expect(withTemplate("Ask Karim.\n", "Bank:")).toBe("Ask Karim.\n\nBank:");
});
