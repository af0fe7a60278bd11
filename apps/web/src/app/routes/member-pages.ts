import type { PageTable } from "./page.ts";

export const memberPages: PageTable = {
  "/dashboard/member/": {
    title: "memberDashboard",
    texts: ["dashboard", "members", "members/errors", "member-side", "members/permissions"],
    component: async () => (await import("../../features/dashboard/member-dashboard-page.tsx")).MemberDashboardPage,
  },
  "/dashboard/member/invitations": {
    title: "invitations",
    texts: ["members/invitations", "members", "members/errors", "member-side", "members/permissions"],
    component: async () => (await import("../../features/member-side/invitations-page.tsx")).InvitationsPage,
  },
  "/dashboard/member/assigned-assets": {
    title: "assignedAssets",
    texts: ["members", "members/errors", "member-side", "members/permissions", "assets"],
    component: async () => (await import("../../features/member-side/assigned-assets-page.tsx")).AssignedAssetsPage,
  },
  "/dashboard/member/assigned-assets/$id": {
    title: "assignedAsset",
    texts: ["members", "members/errors", "member-side", "members/permissions", "assets", "vault"],
    component: async () => (await import("../../features/member-side/assigned-asset-page.tsx")).AssignedAssetPage,
  },
  "/dashboard/member/assigned-vault": {
    title: "assignedVault",
    texts: ["members", "members/errors", "member-side", "sharing/shared-vault", "vault", "account/vault-lock"],
    component: async () => (await import("../../features/sharing/shared-vault/shared-vault-page.tsx")).SharedVaultPage,
  },
  "/dashboard/member/assigned-vault/$id": {
    title: "assignedEntry",
    texts: ["members", "members/errors", "member-side", "sharing/shared-vault", "vault", "account/vault-lock"],
    component: async () => (await import("../../features/sharing/shared-vault/shared-entry-page.tsx")).SharedEntryPage,
  },
  "/dashboard/member/wills": {
    title: "memberWills",
    texts: ["members", "members/errors", "member-side"],
    component: async () => (await import("../../features/member-side/wills-page.tsx")).WillsPage,
  },
  "/dashboard/member/wills/$id": {
    title: "memberWill",
    texts: ["members", "members/errors", "member-side", "sharing/shared-vault"],
    component: async () => (await import("../../features/member-side/will-page.tsx")).WillPage,
  },
  "/dashboard/member/wills/$id/compare": {
    title: "compareHolder",
    texts: [
      ...["members", "members/errors", "member-side", "sharing/shared-vault"],
      ...["sharing/compare", "sharing/scan", "sharing/join-by-card", "account/vault-lock"],
    ],
    component: async () =>
      (await import("../../features/sharing/shared-vault/compare-holder-page.tsx")).CompareHolderPage,
  },
};
