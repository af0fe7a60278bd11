import type { PageTable } from "./page.ts";

export const memberPages: PageTable = {
  "/dashboard/member/": {
    title: "memberDashboard",
    texts: ["dashboard", "people", "people-errors", "member-side", "permissions"],
    component: async () => (await import("../member-home-page.tsx")).MemberHomePage,
  },
  "/dashboard/member/invitations": {
    title: "invitations",
    texts: ["invitations", "people", "people-errors", "member-side", "permissions"],
    component: async () => (await import("../../features/people/member-side/invitations-page.tsx")).InvitationsPage,
  },
  "/dashboard/member/assigned-assets": {
    title: "assignedAssets",
    texts: ["people", "people-errors", "member-side", "permissions", "assets"],
    component: async () =>
      (await import("../../features/people/member-side/assigned-assets-page.tsx")).AssignedAssetsPage,
  },
  "/dashboard/member/assigned-assets/$id": {
    title: "assignedAsset",
    texts: ["people", "people-errors", "member-side", "permissions", "assets", "vault"],
    component: async () =>
      (await import("../../features/people/member-side/assigned-asset-page.tsx")).AssignedAssetPage,
  },
  "/dashboard/member/assigned-vault": {
    title: "assignedVault",
    texts: ["people", "people-errors", "member-side", "vault"],
    component: async () =>
      (await import("../../features/people/member-side/assigned-vault-page.tsx")).AssignedVaultPage,
  },
  "/dashboard/member/wills": {
    title: "memberWills",
    texts: ["people", "people-errors", "member-side"],
    component: async () => (await import("../../features/people/member-side/wills-page.tsx")).WillsPage,
  },
  "/dashboard/member/wills/$id": {
    title: "memberWill",
    texts: ["people", "people-errors", "member-side"],
    component: async () => (await import("../../features/people/member-side/will-page.tsx")).WillPage,
  },
};
