import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { createI18n } from "../../platform/i18n.ts";
import { PricingPage } from "./pricing-page.tsx";

let page: string;
beforeAll(async () => {
  const i18n = await createI18n("en", ["site"]);
  const router = createRouter({
    routeTree: createRootRoute({ component: PricingPage }),
    history: createMemoryHistory(),
  });
  await router.load();
  page = renderToString(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
});

const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<span aria-hidden="true".*?<\/span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The cells of the page's one table, row by row. */
const table = () =>
  [...page.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => words(cell)),
  );

/** What a plan's card says, from its name to its button. */
const card = (name: string) => words(new RegExp(`<h2[^>]*>${name}</h2>.*?</a>`).exec(page)![0]);

describe("the pricing page", () => {
  test("[BIL-002] has three plans, and what the paid ones buy is room and laws to choose from", () => {
    expect(table()).toEqual([
      ["Feature", "Free", "Premium", "Family"],
      ["Price per month", "$0", "$12", "$25"],
      ["Draft wills", "1", "3", "10"],
      ["Members", "3", "10", "50"],
      ["Vault items", "3", "50", "200"],
      ["Assets", "10", "100", "300"],
      ["Laws you can choose from", "Your home country’s law", "Country jurisdictions", "All jurisdictions"],
      ["AI Helper", "Not included", "Not included", "Coming soon"],
    ]);
  });

  test("[BIL-004] Free costs nothing and holds 3 vault items", () => {
    expect(card("Free")).toBe(
      "Free $0 to get started 1 draft will 3 members 3 vault items 10 assets Your home country’s law Start free",
    );
  });

  test("[BIL-005] [BIL-006] Premium costs $12 a month, with its limits and countries", () => {
    expect(card("Premium")).toBe(
      "Premium For most families $12 per month 3 draft wills 10 members 50 vault items 100 assets Country jurisdictions Choose Premium",
    );
  });

  test("[BIL-008] [BIL-009] [BIL-011] Family costs $25 a month, with its limits, all laws and the helper", () => {
    expect(card("Family")).toBe(
      "Family $25 per month 10 draft wills 50 members 200 vault items 300 assets All jurisdictions AI Helper (coming soon) Choose Family",
    );
  });
});
