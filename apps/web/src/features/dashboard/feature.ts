import { LayoutDashboard } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/": {
      title: "dashboard",
      component: async () => (await import("./holder-dashboard-page.tsx")).HolderDashboardPage,
    },
    "/dashboard/member/": {
      title: "memberDashboard",
      component: async () => (await import("./member-dashboard-page.tsx")).MemberDashboardPage,
    },
  },
  navigation: [
    { side: "holder", rank: 10, to: "/dashboard/will-holder", label: "dashboard", icon: LayoutDashboard, exact: true },
    { side: "member", rank: 10, to: "/dashboard/member", label: "dashboard", icon: LayoutDashboard, exact: true },
  ],
  stale: {
    layouts: ["dashboard.changed"],
    dashboard: [
      "asset.created",
      "asset.updated",
      "asset.deleted",
      "vault.created",
      "vault.deleted",
      "vault.restored",
      "member.changed",
      "will.changed",
    ],
  },
};
