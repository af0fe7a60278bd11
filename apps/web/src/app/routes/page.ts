import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { type RouterContext, shared, texts } from "./root-route.ts";

/**
 * How a page is added. The routes are part of every first load, which is held to 150 kB (PRF-001), so a route says
 * only where the page is: `page(holder, "/members/$id")`, about 15 bytes. Everything else about it (title, texts,
 * component) is one entry under its full address in a table that is loaded with the first page of its area:
 *
 *     "/dashboard/will-holder/members/$id": {
 *       title: "member",                                   // pages.member in app/titles/messages.*.json
 *       texts: ["members"],                                 // namespaces loaded before it is drawn
 *       component: async () => (await import("../../features/people/member-page.tsx")).MemberPage,
 *     },
 *
 * The tables are holder-pages.ts, member-pages.ts and settings-pages.ts (behind sign-in) and auth-pages.ts (anyone).
 * routes.test.ts finds a route without an entry and an entry without a route.
 * A page with a query: `page(holder, "/assets", asIs<AssetsSearch>)` for the types of links to it, and the page itself
 * reads and checks what stands in the address (`readAssetsSearch(useSearch({ strict: false }))`).
 */
export interface PageEntry {
  /** Key of the title under `pages` in messages. */
  title: string;
  texts: readonly string[];
  component: () => Promise<ComponentType>;
}

export type PageTable = Readonly<Record<string, PageEntry>>;

/** What a page's loader tells the head of the document. */
export interface PageFacts {
  page: string;
}

/** The type of a page's query, without a check that every first load would carry. */
export const asIs = <Search extends object>(search: Record<string, unknown>): Search => search as Search;

/** Pages whose entries are in the same table. */
export const pagesOf =
  (load: () => Promise<{ pages: PageTable }>) =>
  <Parent extends AnyRoute, const Path extends string, Search extends object = object>(
    parent: Parent,
    path: Path,
    validateSearch?: (search: Record<string, unknown>) => Search,
  ) => {
    const entry = async (): Promise<PageEntry> => (await load()).pages[route.fullPath]!;
    const route = createRoute({
      getParentRoute: () => parent,
      path,
      ...(validateSearch && { validateSearch }),
      loader: async (match): Promise<PageFacts | undefined> => {
        // A table that cannot be fetched is noticed by the component, which reloads after a release of ours.
        const found = await entry().catch(() => undefined);
        if (!found) return undefined;
        await texts(...shared, ...found.texts)({ context: match.context as unknown as RouterContext });
        return { page: found.title };
      },
      component: lazyRouteComponent(async (): Promise<{ default: ComponentType }> => {
        const { component } = await entry();
        return { default: await component() };
      }),
    });
    return route;
  };
