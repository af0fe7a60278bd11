import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { type Verified, VerifyResult } from "./verify-result.tsx";

const i18n = await createI18n("en", ["wills/verify"]);
const words = (found: Verified) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <VerifyResult found={found} />
    </I18nextProvider>,
  ).replaceAll(/<[^>]+>/g, " ");

test("[DOC-014] the page has three answers", async () => {
  const { known, unknown } = (await import("./messages.en.json")).default;
  expect(known.title).toBe("This is the text published on {{date}}");
  const current = words({ answer: "current", published_on: "2026-11-17" });
  expect(current).toMatch(/This is the text published on .*November.*2026/);
  expect(current).not.toContain(known.later);
  const later = words({ answer: "later_exists", published_on: "2026-11-17" });
  expect(later).toMatch(/This is the text published on .*November.*2026/);
  expect(later).toContain("A later version exists");
  expect(words({ answer: "unknown", published_on: null })).toContain("No such document");
  expect(unknown.title).toBe("No such document");
});
