import { languages } from "@heirlock/domain/languages";
import { fullWill } from "@heirlock/domain/wills/testing/full-will";
import { describe, expect, test } from "vitest";
import { versionOf } from "../testing/version-of.ts";
import { plainText } from "./plain-text.ts";
import { documentOf, type WillDocument } from "./will-document.ts";

const day = "2026-11-17";
const textOf = ({ columns }: WillDocument) =>
  columns[0].clauses.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join("\n");

describe("[DOC-001] the six templates", () => {
  test.each([
    ["gb-common-english", null, "Last Will and Testament", true],
    ["fr-civil", "holograph", "A model to copy by hand", false],
    ["fr-civil", "notarial", "Draft for the notary", false],
    ["sa-islamic-hanbali", "witnessed", "Wasiyya", true],
    ["il-hebrew", "witnessed", "Will", true],
    ["gb-custom", null, "Will", true],
  ] as const)("%s as %s", async (law, form, title, isSigned) => {
    const document = await documentOf(versionOf(law, { form, language: "en" }), day);
    expect(document.columns[0].title).toBe(title);
    expect(document.signature !== null).toBe(isSigned);
  });

  test("common law has two witnesses and their attestation", async () => {
    const { signature } = await documentOf(versionOf("gb-common-english"), day);
    expect(signature?.witnesses).toHaveLength(2);
    expect(signature?.attestation).toContain("in our presence, both of us being present at the same time");
  });

  test("a wasiyya opens in the name of God and has the table of shares by law", async () => {
    const document = await documentOf(versionOf("sa-islamic-hanbali", { form: "witnessed" }), day);
    expect(textOf(document)).toContain("In the name of God");
    const table = document.columns[0].clauses.find((clause) => clause.table)?.table;
    // A husband beside children has a quarter; a son twice a daughter's share of the rest (Qur'an 4:11, 4:12).
    expect(table?.rows).toEqual([
      ["Samir Haddad", "1/2"],
      ["Leila Haddad", "1/4"],
      ["Karim Haddad", "1/4"],
    ]);
  });

  test("the halachic one has the usual device as text, with the sum to be written in", async () => {
    const document = await documentOf(versionOf("il-hebrew", { form: "witnessed" }), day);
    expect(textOf(document)).toContain("The debt falls due one moment before my death");
    expect(document.columns[0].note).toContain("Have a rabbinical court check it");
  });
});

test("[DOC-006] by hand: said in the title, no signature block, and that a printed copy would not be valid", async () => {
  const { columns, signature } = await documentOf(versionOf("fr-civil", { form: "holograph" }), day);
  expect([columns[0].title, signature]).toEqual(["A model to copy by hand", null]);
  expect(columns[0].note).toContain("a printed copy would not be valid, even if you sign it");
});

describe("[DOC-002] languages", () => {
  test.each(languages)("%s: every part of the will is there, and nothing is left unsaid", async (language) => {
    const document = await documentOf(versionOf("gb-common-english", { language }), day);
    const text = textOf(document);
    for (const said of [
      "Nadia Haddad",
      "Samir Haddad",
      "Leila Haddad",
      "Karim Haddad",
      "Fadi Khoury",
      "Beit al-Amal",
      "House in Bcharré",
      "My watch",
      "Wear it on Sundays",
      "1/10",
      "He has enough",
      "21",
      "Mishmish",
      "Two walks a day",
      "Under the olive tree",
      "Recipe blog",
      "Keep it online",
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/5[.,\s\u202f]?000/);
    expect(JSON.stringify(document)).not.toMatch(/undefined|\[object|NaN/);
  });

  test("all four have the same clauses in the same order", async () => {
    const shapes = await Promise.all(
      languages.map(async (language) => {
        const { columns } = await documentOf(versionOf("sa-islamic-hanbali", { language, form: "witnessed" }), day);
        return columns.map(({ clauses }) => clauses.map(({ paragraphs }) => paragraphs.length)).at(0);
      }),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test("the official language stands beside, and the document says which text counts", async () => {
    const both = await documentOf(versionOf("ae-civil", { language: "en" }), day);
    expect(both.columns.map(({ language }) => language)).toEqual(["en", "ar"]);
    expect(both.governs).toBe("If the two texts differ, the Arabic text counts.");
    expect(both.columns[1]?.clauses).toHaveLength(both.columns[0].clauses.length);
    const own = await documentOf(versionOf("ae-civil", { language: "ar" }), day);
    expect([own.columns.length, own.governs]).toEqual([1, ""]);
  });
});

test("[DOC-004] the last page has the country's own steps with their source, and when they were checked", async () => {
  const { instructions } = await documentOf(versionOf("gb-common-english"), day);
  const said = instructions.lines.map(({ label, text }) => `${label}: ${text}`).join("\n");
  expect(said).toContain("Two witnesses");
  expect(said).toContain("Wills Act 1837 s. 9");
  expect(instructions.notes.join(" ")).toMatch(/Last checked: \w+ 20\d\d/);
});

test("[DOC-007] a draft says so, and has no hash", async () => {
  const draft = { ...versionOf("gb-common-english"), status: "draft" as const, content_hash: null, salt: null };
  const { draft: mark, footer } = await documentOf(draft, day);
  expect([mark, footer.hash]).toEqual(["Draft", null]);
  const { draft: none, footer: printed } = await documentOf(versionOf("gb-common-english"), day);
  expect([none, printed.hash?.value]).toEqual(["", "ab".repeat(32)]);
});

test.each([
  ["us-common-new-york", "us-letter"],
  ["gb-common-english", "a4"],
])("%s on %s", async (law, paper) => {
  expect((await documentOf(versionOf(law), day)).paper).toBe(paper);
});

test("[DOC-005] every document says that printing or storing it makes no valid will", async () => {
  for (const language of languages) {
    const { instructions } = await documentOf(versionOf("fr-civil", { language }), day);
    expect(instructions.notes.join(" ")).toMatch(
      /does not make it a valid will|n’en fait pas un testament valable|no lo convierte en un testament|لا يجعله وصية صحيحة/,
    );
  }
});

test("a will with nothing but a name and a law has a document too", async () => {
  const bare = { ...fullWill, people: [], gifts: [], residue: [], executors: [], guardians: [], leftOut: [] };
  const document = await documentOf(
    versionOf("fr-civil", { ...bare, pets: [], letters: [], accounts: [], receiveAge: null, chosenLaw: null }),
    day,
  );
  expect(document.columns[0].clauses.length).toBeGreaterThan(2);
});

describe("a will for one country, and one that leaves a country to it", () => {
  const templates = [
    ["gb-common-english", null],
    ["fr-civil", "holograph"],
    ["fr-civil", "notarial"],
    ["sa-islamic-hanbali", "witnessed"],
    ["il-hebrew", "witnessed"],
    ["gb-custom", null],
  ] as const;
  const clauseIn = ({ columns }: WillDocument, key: string) =>
    columns[0].clauses.find((one) => one.key === key)?.paragraphs.join(" ");

  test.each(templates)("%s as %s says what it covers, and ends no other will", async (law, form) => {
    const only = await documentOf(versionOf(law, { form, covers: "DE", revokes: "same_country" }), day);
    expect(clauseIn(only, "covers")).toBe("This will covers only my property in Germany.");
    expect(clauseIn(only, "revocation")).toContain("as far as they concern my property in Germany.");
    const rest = await documentOf(versionOf(law, { form, excepts: ["DE", "FR"], revokes: "same_country" }), day);
    expect(clauseIn(rest, "covers")).toBe(
      "This will does not cover my property in Germany and France, for which I make a separate will.",
    );
    expect(clauseIn(rest, "revocation")).toContain("except as far as they concern my property in Germany and France");
  });

  test.each(languages)("%s: both are said, with the name of the country", async (language) => {
    const germany = { en: "Germany", fr: "Allemagne", es: "Alemania", ar: "ألمانيا" }[language];
    for (const changes of [{ covers: "DE" }, { excepts: ["DE"] }]) {
      const document = await documentOf(versionOf("fr-civil", { language, revokes: "same_country", ...changes }), day);
      expect(clauseIn(document, "covers")).toContain(germany);
      expect(clauseIn(document, "revocation")).toContain(germany);
      expect(plainText(document)).toContain(clauseIn(document, "covers"));
    }
  });

  test("a will for everything says nothing of it", async () => {
    expect(clauseIn(await documentOf(versionOf("fr-civil"), day), "covers")).toBeUndefined();
  });
});
