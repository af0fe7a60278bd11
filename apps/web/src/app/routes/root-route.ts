import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import type { RouterContext } from "../../platform/routes/router-context.ts";
import { RootLayout } from "../frames/root-layout.tsx";

export const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import("../frames/framed-not-found.tsx"), "FramedNotFound"),
});
