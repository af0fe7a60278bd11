import { describe, expect, test } from "vitest";
import { translationsComplete } from "./translations-complete.ts";

type Texts = Record<string, unknown>;

const good: Record<string, Texts> = {
  en: { title: "Assets", found_one: "{{count}} asset", found_other: "{{count}} assets", of: "Edit: {{title}}" },
  ar: {
    title: "الممتلكات",
    found_zero: "لا ممتلكات",
    found_one: "ملك واحد",
    found_two: "ملكان",
    found_few: "{{count}} ممتلكات",
    found_many: "{{count}} ملكًا",
    found_other: "{{count}} ملك",
    of: "تعديل: {{title}}",
  },
  es: {
    title: "Bienes",
    found_one: "{{count}} bien",
    found_many: "{{count}} de bienes",
    found_other: "{{count}} bienes",
    of: "Editar: {{title}}",
  },
  fr: {
    title: "Biens",
    found_one: "{{count}} bien",
    found_many: "{{count}} de biens",
    found_other: "{{count}} biens",
    of: "Modifier : {{title}}",
  },
};

function findings(change: Record<string, Texts | null>, folder = "apps/web/src/features/assets") {
  const files = Object.entries({ ...good, ...change }).flatMap(([language, texts]) =>
    texts ? [{ path: `${folder}/messages.${language}.json`, text: JSON.stringify(texts) }] : [],
  );
  return translationsComplete.check(files).map((one) => `${one.path.split(".").at(-2)}: ${one.what}`);
}

describe("translations complete", () => {
  test("finds nothing in four complete files", () => {
    expect(findings({})).toEqual([]);
  });

  test("[AXS-014, GEN-030] a missing file, key or text fails, in the pages and in the mails", () => {
    expect(findings({ fr: null })).toEqual(["fr: the file is missing"]);
    expect(findings({ es: { ...good.es, title: undefined } })).toEqual(["es: title is missing"]);
    expect(findings({ es: { ...good.es, title: " " } })).toEqual(["es: title is empty"]);
    expect(findings({ es: { ...good.es, title: undefined } }, "apps/server/src/mail")).toEqual([
      "es: title is missing",
    ]);
  });

  test("a key that English does not have fails", () => {
    expect(findings({ fr: { ...good.fr, old: "Ancien" } })).toEqual(["fr: old is not in en"]);
  });

  test("a lost or invented placeholder fails, and so does a lost tag", () => {
    expect(findings({ fr: { ...good.fr, of: "Modifier" } })).toEqual(["fr: of lacks {{title}}"]);
    expect(findings({ fr: { ...good.fr, title: "Biens {{n}}" } })).toEqual(["fr: title has {{n}}, which en has not"]);
    const withTag = { ...good, en: { ...good.en, title: "See <link>help</link>" } };
    expect(findings(withTag)).toContain("ar: title lacks <link>");
  });

  test("[AXS-016] Arabic needs its six plural forms, Spanish and French their three", () => {
    expect(findings({ ar: { ...good.ar, found_two: undefined } })).toEqual(["ar: found_two is missing"]);
    expect(findings({ fr: { ...good.fr, found_many: undefined } })).toEqual(["fr: found_many is missing"]);
    expect(findings({ es: { title: "Bienes", found: "{{count}} bienes", of: "Editar: {{title}}" } })).toEqual([
      "es: found has no plural forms",
    ]);
  });

  test("a text left in English fails", () => {
    expect(findings({ ar: { ...good.ar, title: "All Assets" } })).toEqual([
      'ar: title looks untranslated: "All Assets"',
    ]);
    const sentence = { title: "Nothing you saved is lost." };
    expect(findings({ en: { ...good.en, ...sentence }, es: { ...good.es, ...sentence } })).toEqual([
      'es: title looks untranslated: "Nothing you saved is lost."',
    ]);
  });
});
