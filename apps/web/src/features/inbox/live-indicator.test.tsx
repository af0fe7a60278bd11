import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { LiveWords } from "./live-indicator.tsx";

const minute = 60_000;
const at = 1_000 * minute;
const i18n = await createI18n("en", ["inbox"]);
const words = (connected: boolean, ago: number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LiveWords connected={connected} updatedAt={at} now={at + ago} />
    </I18nextProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/ {2,}/);

test("[EVT-004] the indicator reads “Live Updates” when connected and “Connecting...” otherwise", () => {
  expect(words(true, 0)[0]).toBe("Live Updates");
  expect(words(false, 0)[0]).toBe("Connecting...");
});

test("[EVT-005] the last update reads “Just now”, or minutes, hours and days", () => {
  expect(words(true, 59_999)[1]).toBe("Just now");
  expect(words(true, 3 * minute)[1]).toBe("3m ago");
  expect(words(true, 125 * minute)[1]).toBe("2h ago");
  expect(words(true, 49 * 60 * minute)[1]).toBe("2d ago");
});
