import type { PageTable } from "./page.ts";

/** What is said about the people for whom an asset or an entry is meant. */
const who = [
  "members/shared-with",
  "members/who-sees",
  "members/access-fields",
  "members/permissions",
  "members",
  "members/errors",
] as const;

export const holderPages: PageTable = {
  "/dashboard/will-holder/": {
    title: "dashboard",
    texts: ["dashboard", "assets", "vault/expiry"],
    component: async () => (await import("../../features/dashboard/holder-dashboard-page.tsx")).HolderDashboardPage,
  },
  "/dashboard/will-holder/assets": {
    title: "assets",
    texts: ["assets", "vault", "vault/picker", "account/vault-lock"],
    component: async () => (await import("../../features/assets/assets-page.tsx")).AssetsPage,
  },
  "/dashboard/will-holder/assets/add": {
    title: "addAsset",
    texts: ["assets"],
    component: async () => (await import("../../features/assets/add-asset-page.tsx")).AddAssetPage,
  },
  "/dashboard/will-holder/assets/$id": {
    title: "asset",
    texts: ["assets", "vault", "vault/picker", "account/vault-lock", ...who],
    component: async () => (await import("../../features/assets/asset-page.tsx")).AssetPage,
  },
  "/dashboard/will-holder/assets/$id/edit": {
    title: "editAsset",
    texts: ["assets"],
    component: async () => (await import("../../features/assets/edit-asset-page.tsx")).EditAssetPage,
  },
  "/dashboard/will-holder/vault": {
    title: "vault",
    texts: ["vault", "account/vault-lock", "vault/import", "vault/vault-export", "vault/expiry", "sharing/keys"],
    component: async () => (await import("../../features/vault/list/vault-list-page.tsx")).VaultListPage,
  },
  "/dashboard/will-holder/vault/add": {
    title: "addVaultEntry",
    texts: ["assets", "vault/form", ...who],
    component: async () => (await import("../../features/vault/form/vault-form-pages.tsx")).AddVaultEntry,
  },
  "/dashboard/will-holder/vault/removed": {
    title: "removedEntries",
    texts: ["vault", "account/vault-lock"],
    component: async () => (await import("../../features/vault/removed/removed-page.tsx")).RemovedPage,
  },
  "/dashboard/will-holder/vault/export": {
    title: "exportVault",
    texts: ["vault", "account/vault-lock", "vault/vault-export"],
    component: async () => (await import("../../features/vault/vault-export/export-page.tsx")).ExportPage,
  },
  "/dashboard/will-holder/vault/import": {
    title: "importVault",
    texts: ["vault", "account/vault-lock", "vault/import"],
    component: async () => (await import("../../features/vault/import/import-page.tsx")).ImportPage,
  },
  "/dashboard/will-holder/vault/$id": {
    title: "vaultEntry",
    texts: ["vault", "account/vault-lock", "assets", ...who],
    component: async () => (await import("../../features/vault/entry/entry-page.tsx")).EntryPage,
  },
  "/dashboard/will-holder/vault/$id/edit": {
    title: "editVaultEntry",
    texts: ["vault/form"],
    component: async () => (await import("../../features/vault/form/vault-form-pages.tsx")).EditVaultEntry,
  },
  "/dashboard/will-holder/members": {
    title: "members",
    texts: ["members", "members/list", "sharing/keys", "members/invitations", "members/errors", "account/vault-lock"],
    component: async () => (await import("../../features/members/list/members-page.tsx")).MembersPage,
  },
  "/dashboard/will-holder/members/add": {
    title: "addMember",
    texts: [
      "members",
      "members/list",
      "members/member-form",
      "members/access-fields",
      "members/permissions",
      "members/errors",
      "assets",
    ],
    component: async () => (await import("../../features/members/member-form/add-member-page.tsx")).AddMemberPage,
  },
  "/dashboard/will-holder/members/access": {
    title: "access",
    texts: [
      "members",
      "members/list",
      "members/who-sees",
      "members/access-fields",
      "members/permissions",
      "members/errors",
      "vault",
      "account/vault-lock",
    ],
    component: async () => (await import("../../features/members/who-sees/access-page.tsx")).AccessPage,
  },
  "/dashboard/will-holder/members/import": {
    title: "importPeople",
    texts: ["members", "members/list", "members/member-form", "members/errors", "members/import-people"],
    component: async () =>
      (await import("../../features/members/import-people/import-people-page.tsx")).ImportPeoplePage,
  },
  "/dashboard/will-holder/members/$id": {
    title: "member",
    texts: [
      "members",
      "members/list",
      "sharing/keys",
      "members/member-detail",
      "members/member-form",
      "members/access-fields",
      "members/invitations",
      "members/permissions",
      "members/errors",
      "assets",
    ],
    component: async () => (await import("../../features/members/member-detail/member-page.tsx")).MemberPage,
  },
  "/dashboard/will-holder/members/$id/preview": {
    title: "memberPreview",
    texts: [
      "members",
      "members/list",
      "members/preview",
      "member-side",
      "sharing/shared-vault",
      "members/errors",
      "assets",
      "vault",
    ],
    component: async () => (await import("../../features/members/preview/preview-page.tsx")).PreviewPage,
  },
  "/dashboard/will-holder/members/$id/compare": {
    title: "compareWords",
    texts: [
      "members",
      "members/list",
      "sharing/keys",
      "sharing/compare",
      "sharing/scan",
      "members/errors",
      "account/vault-lock",
    ],
    component: async () => (await import("../../features/sharing/keys/compare-page.tsx")).ComparePage,
  },
  "/dashboard/will-holder/members/$id/card": {
    title: "keyCard",
    texts: ["members", "members/list", "sharing/keys", "members/errors", "account/vault-lock"],
    component: async () => (await import("../../features/sharing/keys/card-page.tsx")).CardPage,
  },
  "/dashboard/will-holder/members/$id/edit": {
    title: "editMember",
    texts: ["members", "members/list", "members/member-form", "members/errors"],
    component: async () => (await import("../../features/members/member-form/edit-member-page.tsx")).EditMemberPage,
  },
};
