import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { ReadingPanel } from "./reading-panel.tsx";

test("[KEY-038] the page says what of an entry the server reads, its links too, and what else it reads", async () => {
  const i18n = await createI18n("en", ["account"]);
  const text = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ReadingPanel />
    </I18nextProvider>,
  ).replace(/<[^>]+>/g, " ");
  expect(text).toContain(
    "For each vault entry: its category, access condition, size and dates, and which assets and people it is linked to",
  );
  for (const words of ["Your assets and their values", "The people you add", "The text of your wills"])
    expect(text).toContain(words);
  expect(text).toContain("What is in your vault: titles, text, files, file names and tags");
});
