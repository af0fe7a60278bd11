import type { LinkProps } from "@tanstack/react-router";
import type { WaitingItem } from "./get-inbox.ts";

type Place = Pick<LinkProps, "to" | "params">;

/** The one page where it is done. */
export function waitingLink({ kind, side, id }: WaitingItem): Place {
  switch (kind) {
    case "invitation":
      return { to: "/invitations" };
    case "papers":
      return { to: "/dashboard/member/assigned-vault" };
    case "call":
      return side === "holder"
        ? { to: "/dashboard/will-holder/members/$id/compare", params: { id: id! } }
        : { to: "/dashboard/member/wills/$id/compare", params: { id: id! } };
    case "role_request":
    case "asset_offer":
      return { to: "/dashboard/member/invitations" };
    case "kit":
      return { to: "/settings/security/recovery-kit" };
  }
}
