import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as jurisdictions from "../../features/jurisdictions/routes.ts";
import * as site from "../../features/site/routes.ts";
import { demoOnly } from "../../platform/routes/demo-only.ts";
import { shared, texts } from "../../platform/routes/router-context.ts";
import { root } from "./root-route.ts";

const open = createRoute({
  getParentRoute: () => root,
  id: "site",
  loader: texts("app/frames", ...shared),
  component: lazyRouteComponent(() => import("../frames/public-frame.tsx"), "PublicFrame"),
});

export const siteRoutes = open.addChildren([...site.siteRoutes(open), ...jurisdictions.siteRoutes(open)]);

/** For developers and the demo. */
export const gallery = createRoute({
  getParentRoute: () => root,
  path: "/gallery",
  staticData: { page: "gallery" },
  beforeLoad: demoOnly,
  loader: texts(...shared),
  component: lazyRouteComponent(() => import("../../ui/gallery/gallery-page.tsx"), "GalleryPage"),
});
