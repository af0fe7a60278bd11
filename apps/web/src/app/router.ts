import { createBrowserHistory, createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { ServerErrorPage } from "../features/site/offers/server-error-page.tsx";
import { OfflineError } from "../platform/online.ts";
import type { RouterContext } from "../platform/routes/router-context.ts";
import { PagePending } from "./frames/pending.tsx";
import { reportError } from "./report-error.ts";
import { authRoutes, bareRoutes } from "./routes/auth-routes.ts";
import { root } from "./routes/root-route.ts";
import { firstStepRoutes, signedInRoutes } from "./routes/signed-in-routes.ts";
import { gallery, lawRoutes, siteRoutes } from "./routes/site-routes.ts";

/** How a page is added: platform/routes/page.ts. */
const routeTree = root.addChildren([
  siteRoutes,
  lawRoutes,
  authRoutes,
  bareRoutes,
  firstStepRoutes,
  signedInRoutes,
  gallery,
]);

/** `history` is the browser's unless a page is prerendered; then nothing is restored or preloaded either. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history: history ?? createBrowserHistory(),
    // Prerendering would write the restoration as an inline script, which the content policy forbids.
    scrollRestoration: history === undefined,
    defaultPreload: "intent",
    defaultPendingMs: 500,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ServerErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./frames/page-not-found.tsx"), "PageNotFound"),
    // A lost connection is no fault of ours, and there is nowhere to report it to.
    defaultOnCatch: (error) => error instanceof OfflineError || reportError("page", error),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
