import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { RemainingTime } from "./remaining-time.tsx";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") }));
afterEach(() => vi.useRealTimers());

const i18n = await createI18n("en", ["member-side"]);

test.each([
  ["2026-12-12T12:00:00Z", "27 days remaining"],
  ["2026-11-16T12:00:00Z", "1 day remaining"],
  ["2026-11-15T17:30:00Z", "5 hours remaining"],
  ["2026-11-15T13:00:00Z", "1 hour remaining"],
  ["2026-11-15T12:59:59Z", "Less than 1 hour remaining"],
  ["2026-11-15T12:00:00Z", "Expired"],
])("[APR-011] until %s there is said: %s", (until, text) => {
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RemainingTime until={until} />
    </I18nextProvider>,
  );
  expect(drawn).toBe(text);
});
