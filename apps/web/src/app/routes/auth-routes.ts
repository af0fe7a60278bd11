import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as account from "../../features/account/routes.ts";
import * as members from "../../features/members/routes.ts";
import * as sharing from "../../features/sharing/routes.ts";
import * as wills from "../../features/wills/routes.ts";
import { texts } from "../../platform/routes/router-context.ts";
import { FramedError } from "../frames/framed-error.tsx";
import { root } from "./root-route.ts";

const auth = createRoute({
  getParentRoute: () => root,
  id: "auth",
  loader: texts("account/sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/auth-frame.tsx"), "AuthFrame"),
});
export const authRoutes = auth.addChildren([...account.authRoutes(auth)]);

/** Pages that need the whole width. */
const bare = createRoute({
  getParentRoute: () => root,
  id: "bare",
  loader: texts("account/sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/bare-frame.tsx"), "BareFrame"),
});
export const bareRoutes = bare.addChildren([
  ...account.bareRoutes(bare),
  ...members.bareRoutes(bare),
  ...sharing.bareRoutes(bare),
  ...wills.bareRoutes(bare),
]);
