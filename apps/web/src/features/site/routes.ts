import { type AnyRoute, createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { contextOf, publicPage, textsOfPublic } from "../../platform/routes/page.ts";

/** The index of all articles is only needed by those who read one. */
const loadTexts = () => import("./load-text.ts");

function absent(): never {
  throw notFound();
}

export const siteRoutes = <Site extends AnyRoute>(site: Site) =>
  [
    publicPage(site, "/", {
      page: "landing",
      component: lazyRouteComponent(() => import("./landing-page.tsx"), "LandingPage"),
    }),
    publicPage(site, "/pricing", {
      page: "pricing",
      component: lazyRouteComponent(() => import("./pricing-page.tsx"), "PricingPage"),
    }),
    publicPage(site, "/help", {
      page: "help",
      component: lazyRouteComponent(() => import("./help-page.tsx"), "HelpPage"),
    }),
    createRoute({
      getParentRoute: () => site,
      path: "/help/$slug",
      staticData: { page: "help", indexed: true },
      loader: async (match) => {
        const [{ loadArticle }] = await Promise.all([loadTexts(), textsOfPublic("/help/$slug")(match)]);
        return (await loadArticle(match.params.slug, contextOf(match).i18n.language)) ?? absent();
      },
      component: lazyRouteComponent(() => import("./help-article-page.tsx"), "HelpArticlePage"),
    }),
    createRoute({
      getParentRoute: () => site,
      path: "/legal/$text",
      staticData: { indexed: true },
      loader: async (match) => {
        const [{ loadLegalText }] = await Promise.all([loadTexts(), textsOfPublic("/legal/$text")(match)]);
        return (await loadLegalText(match.params.text, contextOf(match).i18n.language)) ?? absent();
      },
      component: lazyRouteComponent(() => import("./legal-page.tsx"), "LegalPage"),
    }),
  ] as const;
