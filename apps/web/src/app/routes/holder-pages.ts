import type { PageTable } from "./page.ts";

/** What is said about the people for whom an asset or an entry is meant. */
const who = ["item-who", "who-sees", "access-fields", "permissions", "people", "people-errors"] as const;

export const holderPages: PageTable = {
  "/dashboard/will-holder/": {
    title: "dashboard",
    texts: ["dashboard", "assets", "expiry"],
    component: async () => (await import("../holder-home-page.tsx")).HolderHomePage,
  },
  "/dashboard/will-holder/assets": {
    title: "assets",
    texts: ["assets", "vault", "picker", "vault-lock"],
    component: async () => (await import("../holder-assets-page.tsx")).HolderAssetsPage,
  },
  "/dashboard/will-holder/assets/add": {
    title: "addAsset",
    texts: ["assets"],
    component: async () => (await import("../../features/assets/add-asset-page.tsx")).AddAssetPage,
  },
  "/dashboard/will-holder/assets/$id": {
    title: "asset",
    texts: ["assets", "vault", "picker", "vault-lock", ...who],
    component: async () => (await import("../holder-assets-page.tsx")).HolderAssetPage,
  },
  "/dashboard/will-holder/assets/$id/edit": {
    title: "editAsset",
    texts: ["assets"],
    component: async () => (await import("../../features/assets/edit-asset-page.tsx")).EditAssetPage,
  },
  "/dashboard/will-holder/vault": {
    title: "vault",
    texts: ["vault", "vault-lock", "import", "vault-export", "expiry", "keys"],
    component: async () => (await import("../vault-page.tsx")).VaultPage,
  },
  "/dashboard/will-holder/vault/add": {
    title: "addVaultEntry",
    texts: ["assets", "form", ...who],
    component: async () => (await import("../vault-form.tsx")).AddVaultEntry,
  },
  "/dashboard/will-holder/vault/removed": {
    title: "removedEntries",
    texts: ["vault", "vault-lock"],
    component: async () => (await import("../removed-entries-page.tsx")).RemovedEntriesPage,
  },
  "/dashboard/will-holder/vault/export": {
    title: "exportVault",
    texts: ["vault", "vault-lock", "vault-export"],
    component: async () => (await import("../vault-export-page.tsx")).VaultExportPage,
  },
  "/dashboard/will-holder/vault/import": {
    title: "importVault",
    texts: ["vault", "vault-lock", "import"],
    component: async () => (await import("../vault-import-page.tsx")).VaultImportPage,
  },
  "/dashboard/will-holder/vault/$id": {
    title: "vaultEntry",
    texts: ["vault", "vault-lock", "assets", ...who],
    component: async () => (await import("../vault-entry-page.tsx")).VaultEntryPage,
  },
  "/dashboard/will-holder/vault/$id/edit": {
    title: "editVaultEntry",
    texts: ["form"],
    component: async () => (await import("../vault-form.tsx")).EditVaultEntry,
  },
  "/dashboard/will-holder/members": {
    title: "members",
    texts: ["people", "members", "keys", "invitations", "people-errors", "vault-lock"],
    component: async () => (await import("../members-page.tsx")).MembersPage,
  },
  "/dashboard/will-holder/members/add": {
    title: "addMember",
    texts: ["people", "members", "member-form", "access-fields", "permissions", "people-errors", "assets"],
    component: async () => (await import("../add-member-page.tsx")).AddMemberPage,
  },
  "/dashboard/will-holder/members/access": {
    title: "access",
    texts: ["people", "members", "who-sees", "access-fields", "permissions", "people-errors", "vault", "vault-lock"],
    component: async () => (await import("../access-page.tsx")).AccessPage,
  },
  "/dashboard/will-holder/members/import": {
    title: "importPeople",
    texts: ["people", "members", "member-form", "people-errors", "import-people"],
    component: async () =>
      (await import("../../features/people/import-people/import-people-page.tsx")).ImportPeoplePage,
  },
  "/dashboard/will-holder/members/$id": {
    title: "member",
    texts: [
      "people",
      "members",
      "keys",
      "member-detail",
      "member-form",
      "access-fields",
      "invitations",
      "permissions",
      "people-errors",
      "assets",
    ],
    component: async () => (await import("../member-page.tsx")).MemberPage,
  },
  "/dashboard/will-holder/members/$id/preview": {
    title: "memberPreview",
    texts: ["people", "members", "preview", "member-side", "shared-vault", "people-errors", "assets", "vault"],
    component: async () => (await import("../member-preview-page.tsx")).MemberPreviewPage,
  },
  "/dashboard/will-holder/members/$id/compare": {
    title: "compareWords",
    texts: ["people", "members", "keys", "compare", "scan", "people-errors", "vault-lock"],
    component: async () => (await import("../compare-page.tsx")).ComparePage,
  },
  "/dashboard/will-holder/members/$id/card": {
    title: "keyCard",
    texts: ["people", "members", "keys", "people-errors", "vault-lock"],
    component: async () => (await import("../key-card-page.tsx")).KeyCardPage,
  },
  "/dashboard/will-holder/members/$id/edit": {
    title: "editMember",
    texts: ["people", "members", "member-form", "people-errors"],
    component: async () => (await import("../../features/people/member-form/edit-member-page.tsx")).EditMemberPage,
  },
};
