import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import type { LawSearch } from "../../features/jurisdictions/guide/law-search.ts";
import { demoOnly } from "./demo-only.ts";
import { asIs } from "./page.ts";
import { root, shared, texts } from "./root-route.ts";

const site = createRoute({
  getParentRoute: () => root,
  id: "site",
  loader: texts("app/frames", ...shared),
  component: lazyRouteComponent(() => import("../frames/public-frame.tsx"), "PublicFrame"),
});
const landing = createRoute({
  getParentRoute: () => site,
  path: "/",
  staticData: { page: "landing", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../../features/site/landing-page.tsx"), "LandingPage"),
});
const pricing = createRoute({
  getParentRoute: () => site,
  path: "/pricing",
  staticData: { page: "pricing", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../../features/site/pricing-page.tsx"), "PricingPage"),
});
const help = createRoute({
  getParentRoute: () => site,
  path: "/help",
  staticData: { page: "help", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../../features/site/help-page.tsx"), "HelpPage"),
});
const helpArticle = createRoute({
  getParentRoute: () => site,
  path: "/help/$slug",
  staticData: { page: "help", indexed: true },
  loader: async ({ context, params }) => {
    const [{ loadArticle }] = await Promise.all([loadTexts(), texts("site")({ context })]);
    return (await loadArticle(params.slug, context.i18n.language)) ?? absent();
  },
  component: lazyRouteComponent(() => import("../../features/site/help-article-page.tsx"), "HelpArticlePage"),
});
const legal = createRoute({
  getParentRoute: () => site,
  path: "/legal/$text",
  staticData: { indexed: true },
  loader: async ({ context, params }) => {
    const [{ loadLegalText }] = await Promise.all([loadTexts(), texts("site")({ context })]);
    return (await loadLegalText(params.text, context.i18n.language)) ?? absent();
  },
  component: lazyRouteComponent(() => import("../../features/site/legal-page.tsx"), "LegalPage"),
});

const lawGuide = createRoute({
  getParentRoute: () => site,
  path: "/law-guide",
  staticData: { page: "lawGuide", indexed: true },
  validateSearch: asIs<LawSearch>,
  loader: async ({ context }) => {
    await Promise.all([
      texts("jurisdictions/guide", "jurisdictions/chooser")({ context }),
      preloadCatalogue(context.i18n.language),
    ]);
  },
  component: lazyRouteComponent(() => import("../../features/jurisdictions/guide/law-guide-page.tsx"), "LawGuidePage"),
});

/** The page is drawn whole at once, prerendered too. Without the catalogue it says so itself, with a way to try again. */
async function preloadCatalogue(language: string): Promise<void> {
  try {
    const { loadLawCatalogue } = await import("../../features/jurisdictions/chooser/use-law-catalogue.ts");
    await loadLawCatalogue(language);
  } catch {}
}

const whoInherits = createRoute({
  getParentRoute: () => site,
  path: "/who-inherits",
  staticData: { page: "whoInherits", indexed: true },
  loader: texts("jurisdictions/calculator"),
  component: lazyRouteComponent(
    () => import("../../features/jurisdictions/calculator/calculator-page.tsx"),
    "CalculatorPage",
  ),
});
const shares = createRoute({
  getParentRoute: () => site,
  path: "/who-inherits/shares",
  staticData: { page: "shares" },
  loader: texts("jurisdictions/shares", "jurisdictions/calculator"),
  component: lazyRouteComponent(() => import("../../features/jurisdictions/shares/shares-page.tsx"), "SharesPage"),
});

/** The index of all articles is only needed by those who read one. */
const loadTexts = () => import("../../features/site/load-text.ts");

function absent(): never {
  throw notFound();
}

export const siteRoutes = site.addChildren([landing, pricing, help, helpArticle, legal, lawGuide, whoInherits, shares]);

/** For developers and the demo. */
export const gallery = createRoute({
  getParentRoute: () => root,
  path: "/gallery",
  staticData: { page: "gallery" },
  beforeLoad: demoOnly,
  loader: texts(...shared),
  component: lazyRouteComponent(() => import("../../ui/gallery/gallery-page.tsx"), "GalleryPage"),
});
