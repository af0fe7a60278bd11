import type { Side } from "@heirlock/domain/account/role-switch";
import type { LinkProps } from "@tanstack/react-router";
import {
  FolderLock,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  Users,
} from "lucide-react";

export interface NavigationItem {
  to: NonNullable<LinkProps["to"]>;
  /** Key under `nav` in messages. */
  label:
    | "dashboard"
    | "assets"
    | "vault"
    | "members"
    | "invitations"
    | "wills"
    | "assignedAssets"
    | "assignedVault"
    | "settings";
  icon: LucideIcon;
  /** Lit only on the page itself, not on the pages below it. */
  exact?: true;
  /** Not in the bar at the foot of a phone, which has room for five; the account menu leads there too. */
  wide?: true;
}

const settings: NavigationItem = { to: "/settings", label: "settings", icon: Settings };

/** What exists on each side; a page that is not there yet is not offered. */
export const navigation: Record<Side, readonly NavigationItem[]> = {
  holder: [
    { to: "/dashboard/will-holder", label: "dashboard", icon: LayoutDashboard, exact: true },
    { to: "/dashboard/will-holder/assets", label: "assets", icon: Landmark },
    { to: "/dashboard/will-holder/vault", label: "vault", icon: FolderLock },
    { to: "/dashboard/will-holder/members", label: "members", icon: Users },
    settings,
  ],
  member: [
    { to: "/dashboard/member", label: "dashboard", icon: LayoutDashboard, exact: true },
    { to: "/dashboard/member/invitations", label: "invitations", icon: Mail },
    { to: "/dashboard/member/wills", label: "wills", icon: ScrollText },
    { to: "/dashboard/member/assigned-assets", label: "assignedAssets", icon: Landmark },
    { to: "/dashboard/member/assigned-vault", label: "assignedVault", icon: FolderLock },
    { ...settings, wide: true },
  ],
};
