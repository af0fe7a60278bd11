import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as jurisdictions from "../../features/jurisdictions/routes.ts";
import * as site from "../../features/site/routes.ts";
import { demoOnly } from "../../platform/routes/demo-only.ts";
import { shared, texts } from "../../platform/routes/router-context.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { root } from "./root-route.ts";

const open = createRoute({
  getParentRoute: () => root,
  id: "site",
  loader: texts("app/frames", ...shared),
  component: lazyRouteComponent(() => import("../frames/public-frame.tsx"), "PublicFrame"),
});

export const siteRoutes = open.addChildren([...site.siteRoutes(open)]);

const law = createRoute({
  getParentRoute: () => root,
  id: "law",
  loader: async (match) => {
    // Who comes from a page of their own must not see the public frame flash by.
    const isKnown = sessionState().status === "signed-in";
    await Promise.all([
      texts("app/frames", ...shared)(match),
      isKnown && import("../frames/signed-in-frame.tsx").catch(() => null),
    ]);
  },
  component: lazyRouteComponent(() => import("../frames/law-frame.tsx"), "LawFrame"),
});

export const lawRoutes = law.addChildren([...jurisdictions.lawRoutes(law)]);

/** For developers and the demo. */
export const gallery = createRoute({
  getParentRoute: () => root,
  path: "/gallery",
  staticData: { page: "gallery" },
  beforeLoad: demoOnly,
  loader: texts(...shared),
  component: lazyRouteComponent(() => import("../../ui/gallery/gallery-page.tsx"), "GalleryPage"),
});
