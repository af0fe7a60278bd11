import type { AnyRoute } from "@tanstack/react-router";
import { asIs, pagesOf } from "../../platform/routes/page.ts";
import type { NewWillSearch } from "./builder/new-will-search.ts";
import type { BuilderSearch } from "./builder/steps.ts";
import type { VersionsSearch } from "./versions/versions-search.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) =>
  [
    page(holder, "/wills"),
    page(holder, "/wills/new", asIs<NewWillSearch>),
    page(holder, "/wills/$id"),
    page(holder, "/wills/$id/edit", asIs<BuilderSearch>),
    page(holder, "/wills/$id/execution"),
    page(holder, "/wills/$id/versions", asIs<VersionsSearch>),
  ] as const;

export const bareRoutes = <Bare extends AnyRoute>(bare: Bare) => [page(bare, "/verify")] as const;
