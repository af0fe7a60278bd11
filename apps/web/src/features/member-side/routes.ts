import type { AnyRoute } from "@tanstack/react-router";
import { asIs, pagesOf } from "../../platform/routes/page.ts";
import type { InvitationsSearch } from "./invitations-search.ts";

const page = pagesOf(() => import("./feature.ts"));

export const memberRoutes = <Member extends AnyRoute>(member: Member) =>
  [
    page(member, "/invitations", asIs<InvitationsSearch>),
    page(member, "/assigned-assets"),
    page(member, "/assigned-assets/$id"),
    page(member, "/wills"),
    page(member, "/wills/$id"),
    page(member, "/wills/$id/review"),
  ] as const;

/** For everyone who is signed in, on whichever side they are. */
export const signedInRoutes = <SignedIn extends AnyRoute>(signedIn: SignedIn) =>
  [page(signedIn, "/invitations", asIs<InvitationsSearch>)] as const;
