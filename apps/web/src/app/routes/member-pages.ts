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
    texts: ["people", "people-errors", "member-side", "shared-vault", "vault", "vault-lock"],
    component: async () => (await import("../shared-vault-page.tsx")).SharedVaultPage,
  },
  "/dashboard/member/assigned-vault/$id": {
    title: "assignedEntry",
    texts: ["people", "people-errors", "member-side", "shared-vault", "vault", "vault-lock"],
    component: async () => (await import("../shared-entry-page.tsx")).SharedEntryPage,
  },
  "/dashboard/member/wills": {
    title: "memberWills",
    texts: ["people", "people-errors", "member-side"],
    component: async () => (await import("../../features/people/member-side/wills-page.tsx")).WillsPage,
  },
  "/dashboard/member/wills/$id": {
    title: "memberWill",
    texts: ["people", "people-errors", "member-side", "shared-vault"],
    component: async () => (await import("../../features/people/member-side/will-page.tsx")).WillPage,
  },
  "/dashboard/member/wills/$id/compare": {
    title: "compareHolder",
    texts: [
      ...["people", "people-errors", "member-side", "shared-vault"],
      ...["compare", "scan", "join-by-card", "vault-lock"],
    ],
    component: async () => (await import("../compare-holder-page.tsx")).CompareHolderPage,
  },
};
