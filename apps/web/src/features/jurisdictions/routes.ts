import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { asIs, contextOf, publicPage, textsOfPublic } from "../../platform/routes/page.ts";
import type { LawSearch } from "./guide/law-search.ts";

export const lawRoutes = <Law extends AnyRoute>(law: Law) =>
  [
    createRoute({
      getParentRoute: () => law,
      path: "/law-guide",
      staticData: { page: "lawGuide", indexed: true },
      validateSearch: asIs<LawSearch>,
      loader: async (match) => {
        await Promise.all([textsOfPublic("/law-guide")(match), preloadCatalogue(contextOf(match).i18n.language)]);
      },
      component: lazyRouteComponent(() => import("./guide/law-guide-page.tsx"), "LawGuidePage"),
    }),
    publicPage(law, "/who-inherits", {
      page: "whoInherits",
      component: lazyRouteComponent(() => import("./calculator/calculator-page.tsx"), "CalculatorPage"),
    }),
    createRoute({
      getParentRoute: () => law,
      path: "/who-inherits/shares",
      staticData: { page: "shares" },
      loader: (match): Promise<void> => textsOfPublic("/who-inherits/shares")(match),
      component: lazyRouteComponent(() => import("./shares/shares-page.tsx"), "SharesPage"),
    }),
  ] as const;

/** Draws the page whole, prerendered too. Without the catalogue the page says so, with a way to try again. */
async function preloadCatalogue(language: string): Promise<void> {
  try {
    const { loadLawCatalogue } = await import("./chooser/use-law-catalogue.ts");
    await loadLawCatalogue(language);
  } catch {}
}
