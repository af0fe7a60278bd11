import { type AnyRoute, createRoute, redirect } from "@tanstack/react-router";
import { pagesOf } from "../../platform/routes/page.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) =>
  [page(holder, "/members/$id/compare"), page(holder, "/members/$id/card")] as const;

export const memberRoutes = <Member extends AnyRoute>(member: Member) =>
  [page(member, "/assigned-vault"), page(member, "/assigned-vault/$id"), page(member, "/wills/$id/compare")] as const;

export const bareRoutes = <Bare extends AnyRoute>(bare: Bare) =>
  [
    page(bare, "/card"),
    // As it stands on cards that were printed before.
    createRoute({
      getParentRoute: () => bare,
      path: "/invitations/card",
      beforeLoad: () => {
        throw redirect({ to: "/card", replace: true });
      },
    }),
  ] as const;
