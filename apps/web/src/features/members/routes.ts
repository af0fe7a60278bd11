import type { AnyRoute } from "@tanstack/react-router";
import { asIs, pagesOf } from "../../platform/routes/page.ts";
import type { MembersSearch } from "./list/members-search.ts";
import type { MemberSearch } from "./member-detail/member-search.ts";
import type { AccessSearch } from "./who-sees/access-search.ts";

const page = pagesOf(() => import("./feature.ts"));

export const holderRoutes = <Holder extends AnyRoute>(holder: Holder) =>
  [
    page(holder, "/members", asIs<MembersSearch>),
    page(holder, "/members/add"),
    page(holder, "/members/import"),
    page(holder, "/members/access", asIs<AccessSearch>),
    page(holder, "/members/$id/preview"),
    page(holder, "/members/$id", asIs<MemberSearch>),
    page(holder, "/members/$id/edit"),
  ] as const;

export const bareRoutes = <Bare extends AnyRoute>(bare: Bare) => [page(bare, "/invitations/answer")] as const;
