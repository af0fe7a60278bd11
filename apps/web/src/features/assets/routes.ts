import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { demoOnly } from "../../platform/routes/demo-only.ts";
import { asIs, pagesOf } from "../../platform/routes/page.ts";
import type { AddAssetSearch, AssetsSearch } from "./assets-search.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) =>
  [
    page(holder, "/assets", asIs<AssetsSearch>),
    page(holder, "/assets/add", asIs<AddAssetSearch>),
    page(holder, "/assets/$id"),
    page(holder, "/assets/$id/edit"),
  ] as const;

/** Before there are bars to find one's way with. */
export const firstStepRoutes = <FirstSteps extends AnyRoute>(firstSteps: FirstSteps) =>
  [page(firstSteps, "/dashboard/will-holder/assets/first")] as const;

export const signedInRoutes = <SignedIn extends AnyRoute>(signedIn: SignedIn) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: "/gallery/select-assets",
      staticData: { page: "gallery" },
      beforeLoad: demoOnly,
      component: lazyRouteComponent(() => import("./select-assets-specimen.tsx"), "SelectAssetsSpecimen"),
    }),
  ] as const;
