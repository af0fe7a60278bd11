import { describe, expect, test } from "vitest";
import { messageKeys, unusedKeys } from "./message-keys.ts";

const texts = {
  path: "apps/web/src/features/assets/messages.en.json",
  text: JSON.stringify({
    page: { title: "Assets", found_one: "{{count}} asset", found_other: "{{count}} assets" },
    type: { physical: "Physical", digital: "Digital" },
  }),
};
const uiTexts = { path: "apps/web/src/ui/messages.en.json", text: JSON.stringify({ close: "Close" }) };
const page = (text: string) => ({ path: "apps/web/src/features/assets/page.tsx", text });
const findings = (body: string) =>
  messageKeys.check([texts, uiTexts, page(`const { t } = useTranslation("assets"); ${body}`)]).map((one) => one.what);

describe("message keys", () => {
  test.each([
    `t("page.title")`,
    `t("page.found", { count: 2 })`,
    `t(\`type.\${kind}\`)`,
    `t(open ? "type.physical" : "type.digital")`,
    `t("ui:close")`,
    `t("close", { ns: "ui" })`,
    `t("type", { returnObjects: true })`,
    `t(message)`,
    `const { t: say } = useTranslation(); say("close");`,
  ])("known: %s", (body) => {
    expect(findings(body)).toEqual([]);
  });

  test.each([
    [`t("page.titel")`, `no text "page.titel" in assets`],
    [`t("close")`, `no text "close" in assets`],
    [`t(open ? "page.title" : "page.gone")`, `no text "page.gone" in assets`],
    [`t("ui:page.title")`, `no text "page.title" in ui`],
    [`t(\`kind.\${kind}\`)`, `no text "kind.…" in assets`],
    [`t("vault:x")`, `there is no messages.en.json for "vault"`],
    [`<Trans i18nKey="page.lead" />`, `no text "page.lead" in any namespace`],
  ])("[AXS-014] unknown fails: %s", (body, what) => {
    expect(findings(body)).toEqual([what]);
  });

  test("keys nobody asks for are listed", () => {
    const code = page(`const { t } = useTranslation("assets"); t("page.title"); t(\`type.\${kind}\`);`);
    expect(unusedKeys([texts, uiTexts, code])).toEqual(["assets:page.found", "ui:close"]);
  });
});
