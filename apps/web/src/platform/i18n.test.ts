import { defaultLanguage } from "@heirlock/domain/languages";
import type { i18n } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { describe, expect, test } from "vitest";
import { createI18n } from "./i18n.ts";

function Both({ i18n }: { i18n: i18n }) {
  const { t } = useTranslation(["app/frames", "app"], { i18n });
  return createElement("p", null, `${t("tools")}: ${t("app:help")}`);
}

describe("the texts of the pages", () => {
  test("[GEN-031] the default language is English", async () => {
    expect(defaultLanguage).toBe("en");
    const i18n = await createI18n(defaultLanguage, []);
    expect(i18n.t("dialog.cancel")).toBe("Cancel");
  });

  test("[AXS-014] a text that a language lacks shows in English, and a key never shows", async () => {
    const i18n = await createI18n("ar", []);
    expect(i18n.t("dialog.cancel")).toBe("إلغاء");
    i18n.addResource("en", "ui", "only.english", "Only in English");
    expect(i18n.t("only.english" as never)).toBe("Only in English");
    expect(i18n.t("no.such.key" as never)).toBe("");
  });

  test("namespaces come from the folder of the feature", async () => {
    const i18n = await createI18n("fr", ["assets"]);
    expect(i18n.hasResourceBundle("fr", "assets")).toBe(true);
    expect(i18n.hasResourceBundle("en", "assets")).toBe(true);
  });

  test("a component with several namespaces reads from each of them", async () => {
    const i18n = await createI18n("en", ["app/frames", "app"]);
    expect(renderToStaticMarkup(createElement(Both, { i18n }))).toBe("<p>Help and language: Help</p>");
  });

  test("two pages can be prerendered in two languages at once", async () => {
    const [spanish, french] = await Promise.all([createI18n("es", []), createI18n("fr", [])]);
    expect(spanish.t("dialog.cancel")).toBe("Cancelar");
    expect(french.t("dialog.cancel")).toBe("Annuler");
  });

  test("Arabic counts with its six plural forms", async () => {
    const i18n = await createI18n("ar", []);
    const forms = [0, 1, 2, 5, 11, 100].map((count) => i18n.t("save.changes", { count, n: count }));
    expect(new Set(forms).size).toBe(6);
  });
});
