import { newsKinds } from "@heirlock/domain/inbox/news-kinds";
import type { LinkProps } from "@tanstack/react-router";
import type { NewsItem } from "./list-news.ts";

type Place = Pick<LinkProps, "to" | "params">;

/** Where the reader sees what it is about; what is no longer there leads to the page above it. */
export function newsLink({ kind, relationship_id: id }: NewsItem): Place {
  switch (kind) {
    case "invited":
      return { to: "/invitations" };
    case "membership_ended":
      return { to: "/dashboard" };
    case "role_asked":
    case "permissions_widened":
      return { to: "/dashboard/member/invitations" };
    case "papers_shared":
    case "papers_withdrawn":
      return { to: "/dashboard/member/assigned-vault" };
    case "assets_shared":
    case "assets_withdrawn":
      return { to: "/dashboard/member/assigned-assets" };
    case "review_decided":
      return { to: "/dashboard/will-holder/wills" };
  }
  const { to } = newsKinds[kind];
  if (to === "owner") return { to: "/settings/security/activity" };
  if (to === "holder")
    return id ? { to: "/dashboard/will-holder/members/$id", params: { id } } : { to: "/dashboard/will-holder/members" };
  if (!id) return { to: "/dashboard/member" };
  return kind === "review_asked"
    ? { to: "/dashboard/member/wills/$id/review", params: { id } }
    : { to: "/dashboard/member/wills/$id", params: { id } };
}
