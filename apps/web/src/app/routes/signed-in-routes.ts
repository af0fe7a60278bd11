import type { UserType } from "@heirlock/domain/account/user-type";
import { createRoute, lazyRouteComponent, type ParsedLocation } from "@tanstack/react-router";
import * as account from "../../features/account/routes.ts";
import * as assets from "../../features/assets/routes.ts";
import * as dashboard from "../../features/dashboard/routes.ts";
import * as inbox from "../../features/inbox/routes.ts";
import * as memberSide from "../../features/member-side/routes.ts";
import * as members from "../../features/members/routes.ts";
import * as plan from "../../features/plan/routes.ts";
import * as sharing from "../../features/sharing/routes.ts";
import * as vault from "../../features/vault/routes.ts";
import * as wills from "../../features/wills/routes.ts";
import { asIs } from "../../platform/routes/page.ts";
import { shared, texts } from "../../platform/routes/router-context.ts";
import { FramedError } from "../frames/framed-error.tsx";
import { GuardPending } from "../frames/pending.tsx";
import { requireSide, requireSignedIn, toHomeSide, toOwnPage } from "../session/guard.ts";
import { root } from "./root-route.ts";

function guard(location: ParsedLocation): Promise<{ userType: UserType }> {
  // Fetched while the session is checked. If it fails to load, the page asks again.
  import("../features.ts").catch(() => {});
  return requireSignedIn(location);
}

/** Guarded by prefix: everything below is for a person who is signed in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }): Promise<{ userType: UserType }> => guard(location),
  loader: texts("app/frames", ...shared),
  pendingMs: 0,
  pendingComponent: GuardPending,
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/signed-in-frame.tsx"), "SignedInFrame"),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  beforeLoad: ({ context }) => toHomeSide(context.userType),
});
/** Short addresses lead to the page of the side on which the person works (D05). */
const short = <const Name extends "assets" | "vault" | "wills">(name: Name) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: `/${name}`,
    validateSearch: asIs<object>,
    beforeLoad: ({ context, search }) => toOwnPage(name, context.userType, search),
  });
const holder = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/will-holder",
  beforeLoad: ({ context }) => requireSide("holder", context.userType),
});
const member = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/member",
  beforeLoad: ({ context }) => requireSide("member", context.userType),
});
const settings = createRoute({ getParentRoute: () => signedIn, path: "/settings" });

export const signedInRoutes = signedIn.addChildren([
  home,
  short("assets"),
  short("vault"),
  short("wills"),
  ...assets.signedInRoutes(signedIn),
  ...memberSide.signedInRoutes(signedIn),
  ...inbox.signedInRoutes(signedIn),
  holder.addChildren([
    ...dashboard.holderRoutes(holder),
    ...assets.holderRoutes(holder),
    ...vault.holderRoutes(holder),
    ...wills.holderRoutes(holder),
    ...members.holderRoutes(holder),
    ...sharing.holderRoutes(holder),
    ...plan.holderRoutes(holder),
  ]),
  member.addChildren([
    ...dashboard.memberRoutes(member),
    ...memberSide.memberRoutes(member),
    ...sharing.memberRoutes(member),
  ]),
  settings.addChildren([...account.settingsRoutes(settings)]),
]);

/** What a newcomer does first, without the bars of a plan that has nothing in it. */
const firstSteps = createRoute({
  getParentRoute: () => root,
  id: "first-steps",
  beforeLoad: async ({ location }) => requireSide("holder", (await guard(location)).userType),
  loader: texts(...shared),
  pendingMs: 0,
  pendingComponent: GuardPending,
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/first-steps-frame.tsx"), "FirstStepsFrame"),
});

export const firstStepRoutes = firstSteps.addChildren([...assets.firstStepRoutes(firstSteps)]);
