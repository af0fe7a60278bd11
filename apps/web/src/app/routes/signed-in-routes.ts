import type { UserType } from "@heirlock/domain/account/user-type";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { AddAssetSearch, AssetsSearch } from "../../features/assets/assets-search.ts";
import type { InvitationsSearch } from "../../features/member-side/invitations-search.ts";
import type { MembersSearch } from "../../features/members/list/members-search.ts";
import type { MemberSearch } from "../../features/members/member-detail/member-search.ts";
import type { AccessSearch } from "../../features/members/who-sees/access-search.ts";
import type { VaultSearch } from "../../features/vault/vault-search.ts";
import { FramedError } from "../frames/framed-error.tsx";
import { GuardPending } from "../frames/pending.tsx";
import { requireSide, requireSignedIn, toHomeSide, toOwnPage } from "../session/guard.ts";
import { demoOnly } from "./demo-only.ts";
import { asIs, pagesOf } from "./page.ts";
import { root, shared, texts } from "./root-route.ts";

const loadPages = () => import("./signed-in-pages.ts");
const page = pagesOf(loadPages);

/** Guarded by prefix: everything below is for a person who is signed in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }): Promise<{ userType: UserType }> => {
    // Fetched while the session is checked. Whether it came is asked by the page.
    loadPages().catch(() => {});
    return requireSignedIn(location);
  },
  loader: texts("app/frames", ...shared),
  pendingMs: 0,
  pendingComponent: GuardPending,
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("../frames/signed-in-frame.tsx"), "SignedInFrame"),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  beforeLoad: ({ context }) => toHomeSide(context.userType),
});
const shortAssets = createRoute({
  getParentRoute: () => signedIn,
  path: "/assets",
  validateSearch: asIs<AssetsSearch>,
  beforeLoad: ({ context, search }) => toOwnPage("assets", context.userType, search),
});
const shortVault = createRoute({
  getParentRoute: () => signedIn,
  path: "/vault",
  validateSearch: asIs<VaultSearch>,
  beforeLoad: ({ context, search }) => toOwnPage("vault", context.userType, search),
});
const shortWills = createRoute({
  getParentRoute: () => signedIn,
  path: "/wills",
  beforeLoad: ({ context, search }) => toOwnPage("wills", context.userType, search),
});

const holder = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/will-holder",
  beforeLoad: ({ context }) => requireSide("holder", context.userType),
});
const vault = page(holder, "/vault", asIs<VaultSearch>);
const vaultEntry = page(holder, "/vault/$id");

const member = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/member",
  beforeLoad: ({ context }) => requireSide("member", context.userType),
});

const settings = createRoute({ getParentRoute: () => signedIn, path: "/settings" });
/** Where "Upgrade" leads (VLT-038): the plans, until they can be paid for here. */
const billing = createRoute({
  getParentRoute: () => settings,
  path: "/billing",
  beforeLoad: () => {
    throw redirect({ to: "/pricing", replace: true });
  },
});

const selectAssets = createRoute({
  getParentRoute: () => signedIn,
  path: "/gallery/select-assets",
  staticData: { page: "gallery" },
  beforeLoad: demoOnly,
  component: lazyRouteComponent(
    () => import("../../features/assets/select-assets-specimen.tsx"),
    "SelectAssetsSpecimen",
  ),
});

export const signedInRoutes = signedIn.addChildren([
  dashboard,
  shortAssets,
  shortVault,
  shortWills,
  holder.addChildren([
    page(holder, "/"),
    page(holder, "/assets", asIs<AssetsSearch>),
    page(holder, "/assets/add", asIs<AddAssetSearch>),
    page(holder, "/assets/$id"),
    page(holder, "/assets/$id/edit"),
    // The list stays where it is, with the form over it (D05).
    vault.addChildren([page(vault, "/add")]),
    page(holder, "/vault/removed"),
    page(holder, "/vault/export"),
    page(holder, "/vault/import"),
    vaultEntry.addChildren([page(vaultEntry, "/edit")]),
    page(holder, "/members", asIs<MembersSearch>),
    page(holder, "/members/add"),
    page(holder, "/members/import"),
    page(holder, "/members/access", asIs<AccessSearch>),
    page(holder, "/members/$id/preview"),
    page(holder, "/members/$id", asIs<MemberSearch>),
    page(holder, "/members/$id/edit"),
    page(holder, "/members/$id/compare"),
    page(holder, "/members/$id/card"),
  ]),
  member.addChildren([
    page(member, "/"),
    page(member, "/invitations", asIs<InvitationsSearch>),
    page(member, "/assigned-assets"),
    page(member, "/assigned-assets/$id"),
    page(member, "/assigned-vault"),
    page(member, "/assigned-vault/$id"),
    page(member, "/wills"),
    page(member, "/wills/$id"),
    page(member, "/wills/$id/compare"),
  ]),
  page(signedIn, "/invitations", asIs<InvitationsSearch>),
  settings.addChildren([
    page(settings, "/"),
    page(settings, "/notifications"),
    page(settings, "/privacy"),
    page(settings, "/privacy/close"),
    billing,
    page(settings, "/profile"),
    page(settings, "/security"),
    page(settings, "/security/activity"),
    page(settings, "/security/recovery-kit"),
    page(settings, "/preferences"),
    page(settings, "/accounts"),
  ]),
  selectAssets,
]);
