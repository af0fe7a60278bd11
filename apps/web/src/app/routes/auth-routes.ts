import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { FramedError } from "../frames/framed-error.tsx";
import { asIs, pagesOf } from "./page.ts";
import { root, shared, texts } from "./root-route.ts";

const page = pagesOf(() => import("./auth-pages.ts"));

const auth = createRoute({
  getParentRoute: () => root,
  id: "auth",
  loader: texts("account/sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/auth-frame.tsx"), "AuthFrame"),
});
/** Signing in and up are prerendered forms; they come alive without waiting for a table. */
const signIn = createRoute({
  getParentRoute: () => auth,
  path: "/auth/login",
  staticData: { page: "signIn", indexed: true },
  component: lazyRouteComponent(() => import("../../features/account/sign-in/sign-in-page.tsx"), "SignInPage"),
});
const signUp = createRoute({
  getParentRoute: () => auth,
  path: "/auth/signup",
  staticData: { page: "signUp", indexed: true },
  loader: texts("account", ...shared),
  component: lazyRouteComponent(() => import("../../features/account/sign-up/sign-up-page.tsx"), "SignUpPage"),
});

export const authRoutes = auth.addChildren([
  signIn,
  signUp,
  page(auth, "/auth/closed", asIs<{ until?: string }>),
  page(auth, "/auth/two-factor"),
  page(auth, "/auth/verify-email"),
  page(auth, "/auth/recover"),
  page(auth, "/auth/verify-recovery-email"),
  page(auth, "/auth/confirm-email"),
  page(auth, "/auth/object"),
  page(auth, "/auth/forgot-password"),
  page(auth, "/auth/stop-reset"),
]);

/** The ways that need the whole width. */
const bare = createRoute({
  getParentRoute: () => root,
  id: "bare",
  loader: texts("account/sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/bare-frame.tsx"), "BareFrame"),
});

export const bareRoutes = bare.addChildren([
  page(bare, "/auth/reset-password"),
  page(bare, "/invitations/answer"),
  page(bare, "/invitations/card"),
]);
