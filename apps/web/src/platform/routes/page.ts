import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { OfflineError } from "../online.ts";
import { publicTexts } from "./public-texts.gen.ts";
import { type PageName, type RouterContext, shared, texts } from "./router-context.ts";

/**
 * How a page is added. Routes are part of every first load, which is held to 150 kB (PRF-001), so the feature's
 * routes.ts says only where a page is: `page(holder, "/members/$id")`, about 15 bytes. The rest is one entry under the
 * page's full address in the feature's feature.ts, which is loaded on demand:
 *
 *     "/dashboard/will-holder/members/$id": {
 *       title: "member",                                   // pages.member in the feature's names.*.json
 *       component: async () => (await import("./member-detail/member-page.tsx")).MemberPage,
 *     },
 *
 * Which texts the page needs is derived from what it imports: `pnpm generate` writes page-texts.gen.ts.
 * app/routes/routes.test.ts finds a route without an entry and an entry without a route.
 * A page with a query: `page(holder, "/assets", asIs<AssetsSearch>)` for the types of links to it; the page itself reads
 * and checks the address (`readAssetsSearch(useSearch({ strict: false }))`).
 */
export interface PageEntry {
  title: PageName;
  component: () => Promise<ComponentType>;
}

export type PageTable = Readonly<Record<string, PageEntry>>;

/** What a page's loader tells the head of the document. */
export interface PageFacts {
  page: PageName;
}

/** The type of a page's query, without a check that every first load would carry. */
export const asIs = <Search extends object>(search: Record<string, unknown>): Search => search as Search;

/** Pages whose entries are in one feature's table. */
export const pagesOf =
  (load: () => Promise<{ feature: { pages: PageTable } }>) =>
  <Parent extends AnyRoute, const Path extends string, Search extends object = object>(
    parent: Parent,
    path: Path,
    validateSearch?: (search: Record<string, unknown>) => Search,
  ) => {
    const entry = async (): Promise<PageEntry> => (await load()).feature.pages[route.fullPath]!;
    const route = createRoute({
      getParentRoute: () => parent,
      path,
      ...(validateSearch && { validateSearch }),
      loader: async (match): Promise<PageFacts | undefined> => {
        // A table that cannot be fetched is noticed by the component, which reloads after a new release.
        const found = await Promise.all([entry(), import("./page-texts.gen.ts")]).catch(() => undefined);
        if (!found) return undefined;
        const [{ title }, { pageTexts }] = found;
        const own = pageTexts[route.fullPath] ?? [];
        const context = contextOf(match);
        // Texts are asked for again and again for ten seconds before they fail.
        if (!navigator.onLine && !own.every((one) => context.i18n.hasLoadedNamespace(one))) throw new OfflineError();
        await texts(...shared, ...own)({ context });
        return { page: title };
      },
      component: lazyRouteComponent(async (): Promise<{ default: ComponentType }> => {
        try {
          const { component } = await entry();
          return { default: await component() };
        } catch (error) {
          // The router would load the document anew, which without a connection ends on the browser's own page.
          throw navigator.onLine ? error : new OfflineError();
        }
      }),
    });
    return route;
  };

/** The texts of a prerendered page, which comes alive without waiting for a table. */
export const textsOfPublic =
  (address: keyof typeof publicTexts) =>
  (match: { context: unknown }): Promise<void> =>
    texts(...shared, ...publicTexts[address])({ context: contextOf(match) });

/** Of a route whose frame is not known here: every route of ours has this context. */
export const contextOf = ({ context }: { context: unknown }) => context as RouterContext;

/** A page that anyone may read: prerendered, known to search engines, with its own texts. */
export const publicPage = <Parent extends AnyRoute, const Path extends keyof typeof publicTexts>(
  parent: Parent,
  path: Path,
  { page, component }: { page: PageName; component: RouteComponent },
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { page, indexed: true },
    loader: (match): Promise<void> => textsOfPublic(path)(match),
    component,
  });
