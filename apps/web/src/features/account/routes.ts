import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { asIs, pagesOf, publicPage } from "../../platform/routes/page.ts";

const page = pagesOf(() => import("./feature.ts"));

/** Signing in and up are prerendered forms, which come alive without waiting for a table. */
export const authRoutes = <Auth extends AnyRoute>(auth: Auth) =>
  [
    createRoute({
      getParentRoute: () => auth,
      path: "/auth/login",
      staticData: { page: "signIn", indexed: true },
      component: lazyRouteComponent(() => import("./sign-in/sign-in-page.tsx"), "SignInPage"),
    }),
    publicPage(auth, "/auth/signup", {
      page: "signUp",
      component: lazyRouteComponent(() => import("./sign-up/sign-up-page.tsx"), "SignUpPage"),
    }),
    page(auth, "/auth/closed", asIs<{ until?: string }>),
    page(auth, "/auth/two-factor"),
    page(auth, "/auth/verify-email"),
    page(auth, "/auth/recover"),
    page(auth, "/auth/verify-recovery-email"),
    page(auth, "/auth/confirm-email"),
    page(auth, "/auth/object"),
    page(auth, "/auth/forgot-password"),
    page(auth, "/auth/stop-reset"),
  ] as const;

/** The ways that need the whole width. */
export const bareRoutes = <Bare extends AnyRoute>(bare: Bare) => [page(bare, "/auth/reset-password")] as const;

export const settingsRoutes = <Settings extends AnyRoute>(settings: Settings) =>
  [
    page(settings, "/"),
    page(settings, "/notifications"),
    page(settings, "/privacy"),
    page(settings, "/privacy/close"),
    page(settings, "/profile"),
    page(settings, "/security"),
    page(settings, "/security/activity"),
    page(settings, "/security/recovery-kit"),
    page(settings, "/preferences"),
    page(settings, "/accounts"),
    // Where "Upgrade" leads (VLT-038): the plans, until they can be paid for here.
    createRoute({
      getParentRoute: () => settings,
      path: "/billing",
      beforeLoad: () => {
        throw redirect({ to: "/pricing", replace: true });
      },
    }),
  ] as const;
