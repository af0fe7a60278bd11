import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

const i18n = await createI18n("en", ["vault/expiry"]);
const root = createRootRoute();
const entryRoute = createRoute({ getParentRoute: () => root, path: "/dashboard/will-holder/vault/$id" });
const router = createRouter({ routeTree: root.addChildren([entryRoute]), history: createMemoryHistory() });

const one = (title: string, expiresOn: string, deletedAt: string | null = null) =>
  ({
    entry: { id: title, updated_at: "2026-01-01", deleted_at: deletedAt },
    label: { title, description: "", tags: [], details: { expires_on: expiresOn } },
    problem: null,
  }) as unknown as OpenEntry;

const words = (entries: OpenEntry[]) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <I18nextProvider i18n={i18n}>
        <ExpiryNotice entries={entries} now={new Date(2026, 10, 15, 12)} />
      </I18nextProvider>
    </RouterContextProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("what runs out is named with its day, the most urgent first, and the rest counted", () => {
  const text = words([
    one("Policy", "2027-01-10"),
    one("Passport", "2026-11-01"),
    one("Card", "2026-11-15"),
    one("Permit", "2027-02-01"),
    one("In the bin", "2026-11-16", "2026-11-10"),
  ]);
  expect(text).toMatch(
    /^4 entries expire soon Passport expired on .*Card expires today Policy expires on .*and 1 more/,
  );
  expect(text).not.toContain("In the bin");
});

test("nothing is said while nothing runs out", () => {
  expect(words([one("Passport", "2031-05-30"), { ...one("x", ""), label: null }])).toBe("");
});
