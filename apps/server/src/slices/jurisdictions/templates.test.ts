import { loadedTemplateSchema, type TemplateContent } from "@heirlock/contract/jurisdictions";
import { languages } from "@heirlock/domain/languages";
import { religiousCodes } from "@heirlock/law/catalogue/code-aliases";
import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { requirementsOf } from "@heirlock/law/templates/requirements-of";
import { templateOf } from "@heirlock/law/templates/template-of";
import { afterEach, describe, expect, test } from "vitest";
import { withJurisdictions } from "./testing/with-jurisdictions.ts";

const suite = withJurisdictions();
afterEach(() => suite.db.owner.query("delete from law.templates"));

async function ask(code: string, query = "") {
  const answer = await suite.server.app.inject(`/api/jurisdictions/templates/${code}${query}`);
  return { status: answer.statusCode, body: answer.json() };
}
async function load(code: string, language?: string) {
  const { status, body } = await ask(code, language ? `?language=${language}` : "");
  expect(status).toBe(200);
  return body.data;
}

const origin = { source: "Wills Act 1837, s. 9", grade: "T" as const, reviewed: "2026-06" };
/** A template that says something in each of its parts. */
const content = (title: string): TemplateContent => ({
  title,
  checklist: [
    { label: "Two witnesses, both there", required: true, hint: "They see the signature", origin },
    { label: "Put the date beside the name", required: false, hint: "", origin: null, advice: true },
  ],
  required_docs: [{ label: "The signed will", origin }],
  language_requirements: { official_language: "English", translation_required: false, notes: "Any language" },
  authority: { name: "Probate Service", notes: "Deposit is optional" },
  guide_md: "## Before you sign\n\nRead it aloud.",
});
async function keep(code: string, language: string, kept: unknown, reviewed = "2026-10"): Promise<void> {
  await suite.db.owner.query("insert into law.templates (code, language, content, reviewed) values ($1, $2, $3, $4)", [
    code,
    language,
    JSON.stringify(kept),
    reviewed,
  ]);
}

describe("where a template comes from", () => {
  test("[JUR-010] [JUR-011] the built-in one, in English unless another language is asked for", async () => {
    const built = await load("gb-common-english");
    expect(built).toMatchObject({ source: "built-in", template: { code: "gb-common-english", language: "en" } });
    expect(Object.keys(built.template).toSorted()).toEqual([
      "authority",
      "checklist",
      "code",
      "guide_md",
      "language",
      "language_requirements",
      "required_docs",
      "reviewed",
      "title",
    ]);
    expect((await load("gb-common-english", "ar")).template.language).toBe("ar");
  });

  test("[JUR-010] the database's in the language, else the database's in English, before the built-in one", async () => {
    await keep("gb-common-english", "en", content("From the database"));
    await keep("gb-common-english", "fr", content("De la base"), "2026-09");
    expect(await load("gb-common-english", "fr")).toMatchObject({
      source: "database",
      template: { ...content("De la base"), code: "gb-common-english", language: "fr", reviewed: "2026-09" },
    });
    for (const language of ["en", "ar", "de"])
      expect(await load("gb-common-english", language)).toMatchObject({
        source: "database",
        template: { title: "From the database", language: "en", reviewed: "2026-10" },
      });
    expect((await load("gb-common-scottish")).source).toBe("built-in");
  });

  test("[JUR-009] every spelling of a code asks for the same template", async () => {
    await keep("hanafi", "en", content("Hanafi"));
    for (const code of ["hanafi", "HANAFI", "sunni-hanafi", "hanafi-en"])
      expect((await load(code)).template, code).toMatchObject({ title: "Hanafi", code: "hanafi" });
  });

  test("one that is not as the contract says is passed over, whatever it is", async () => {
    await keep("fr-civil-french", "en", { title: "<b>", checklist: "everything" });
    expect((await load("fr-civil-french")).source).toBe("built-in");
    await suite.db.owner.query("delete from law.templates");
    await keep("fr-civil-french", "en", { ...content("More"), secret: "field" });
    expect((await load("fr-civil-french")).source).toBe("built-in");
  });
});

test("[JUR-012] the items follow from the template: required, documents, recommended, notes", async () => {
  await keep("gb-common-english", "en", content("From the database"));
  const { items } = await load("gb-common-english");
  expect(items.map(({ title, category, severity }: Record<string, string>) => [title, category, severity])).toEqual([
    ["Two witnesses, both there", "required", "error"],
    ["Put the date beside the name", "recommended", "info"],
    ["The signed will", "required", "warning"],
    ["Language", "optional", "info"],
    ["Office or authority", "optional", "info"],
  ]);
  for (const item of items)
    expect(Object.keys(item).toSorted()).toEqual(
      "category compliance_impact description details examples id severity title".split(" "),
    );
});

test("[JUR-011] [JUR-012] every built-in template and its items are as the contract says, in each language", async () => {
  const codes = [...codesOfTree(), ...Object.keys(religiousCodes)];
  for (const language of languages)
    for (const code of codes) {
      const template = await templateOf(await loadSheet(code), code, language);
      const loaded = { template, source: "built-in", items: requirementsOf(template) };
      expect(loadedTemplateSchema.strict().safeParse(loaded).error?.issues, `${code} ${language}`).toBeUndefined();
    }
});

test("[JUR-008] country and school decide what the guide says", async () => {
  const said = async (code: string) => JSON.stringify((await load(code)).template.checklist);
  const codes = ["lb-islamic-hanafi", "lb-islamic-jafari", "lb-islamic-druze", "pk-islamic-hanafi", "fr-civil-french"];
  const all = new Set(await Promise.all(codes.map(said)));
  expect(all.size).toBe(codes.length);
});

test("[JUR-007] what is no code has no template, in exactly these words", async () => {
  for (const code of ["nowhere", "lb--islamic", "%20", "fr-common"])
    expect(await ask(code), code).toEqual({
      status: 404,
      body: { success: false, error: "Failed to load jurisdiction template", code: "TEMPLATE_NOT_LOADED" },
    });
  expect(await ask("fr-civil", "?language=xx")).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  expect(await ask("fr-civil", "?lang=en")).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
});

describe("[SEC-022] who reaches the templates in the database", () => {
  const row = "insert into law.templates values ('fr-civil', 'en', '{}', '2026-10')";
  test("the app reads them and writes nothing", async () => {
    await keep("fr-civil", "en", content("Kept"));
    const app = suite.db.as("heirlock_app");
    expect((await app.query("select from law.templates")).rowCount).toBe(1);
    for (const text of [row, "update law.templates set reviewed = '2026-11'", "delete from law.templates"])
      await expect(app.query(text), text).rejects.toThrow("permission denied");
  });

  test("nobody else reads them", async () => {
    for (const role of ["heirlock_worker", "heirlock_auth"] as const)
      await expect(suite.db.as(role).query("select from law.templates")).rejects.toThrow("permission denied");
  });

  test("a migration's role keeps them, with a month and a code that can be ones", async () => {
    const client = await suite.db.owner.connect();
    const as = async (text: string) => {
      await client.query("begin; set local role heirlock_owner");
      try {
        return (await client.query(text)).rowCount;
      } finally {
        await client.query("rollback");
      }
    };
    expect(await as(row)).toBe(1);
    await expect(as(row.replace("2026-10", "2026-13"))).rejects.toThrow("check constraint");
    await expect(as(row.replace("fr-civil", "FR civil"))).rejects.toThrow("check constraint");
    await expect(as(row.replace("{}", "[]"))).rejects.toThrow("check constraint");
    client.release();
  });
});
