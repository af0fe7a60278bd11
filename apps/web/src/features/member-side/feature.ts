import { Landmark, Mail, ScrollText } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/member/invitations": {
      title: "invitations",
      component: async () => (await import("./invitations-page.tsx")).InvitationsPage,
    },
    "/dashboard/member/assigned-assets": {
      title: "assignedAssets",
      component: async () => (await import("./assigned-assets-page.tsx")).AssignedAssetsPage,
    },
    "/dashboard/member/assigned-assets/$id": {
      title: "assignedAsset",
      component: async () => (await import("./assigned-asset-page.tsx")).AssignedAssetPage,
    },
    "/dashboard/member/wills": {
      title: "memberWills",
      component: async () => (await import("./wills-page.tsx")).WillsPage,
    },
    "/dashboard/member/wills/$id": {
      title: "memberWill",
      component: async () => (await import("./will-page.tsx")).WillPage,
    },
    "/dashboard/member/wills/$id/review": {
      title: "memberReview",
      component: async () => (await import("./review/review-page.tsx")).ReviewPage,
    },
    "/invitations": {
      title: "invitations",
      component: async () => (await import("./all-invitations-page.tsx")).AllInvitationsPage,
    },
  },
  navigation: [
    { side: "member", rank: 30, to: "/dashboard/member/assigned-assets", label: "assignedAssets", icon: Landmark },
    { side: "member", rank: 40, to: "/dashboard/member/wills", label: "wills", icon: ScrollText },
    {
      side: "member",
      rank: 50,
      to: "/dashboard/member/invitations",
      label: "invitations",
      icon: Mail,
      aside: "menu",
      waits: ["invitation", "role_request", "asset_offer"],
    },
  ],
  stale: { "member-side": ["member.changed", "relationship.changed"] },
};
