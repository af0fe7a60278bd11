import type { AnyRoute } from "@tanstack/react-router";
import { pagesOf } from "../../platform/routes/page.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) => [page(holder, "/plan-changes")] as const;
