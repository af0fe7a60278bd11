import { FolderLock } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/vault": {
      title: "vault",
      component: async () => (await import("./list/vault-list-page.tsx")).VaultListPage,
    },
    "/dashboard/will-holder/vault/add": {
      title: "addVaultEntry",
      component: async () => (await import("./form/vault-form-pages.tsx")).AddVaultEntry,
    },
    "/dashboard/will-holder/vault/removed": {
      title: "removedEntries",
      component: async () => (await import("./removed/removed-page.tsx")).RemovedPage,
    },
    "/dashboard/will-holder/vault/export": {
      title: "exportVault",
      component: async () => (await import("./vault-export/export-page.tsx")).ExportPage,
    },
    "/dashboard/will-holder/vault/import": {
      title: "importVault",
      component: async () => (await import("./import/import-page.tsx")).ImportPage,
    },
    "/dashboard/will-holder/vault/$id": {
      title: "vaultEntry",
      component: async () => (await import("./entry/entry-page.tsx")).EntryPage,
    },
    "/dashboard/will-holder/vault/$id/edit": {
      title: "editVaultEntry",
      component: async () => (await import("./form/vault-form-pages.tsx")).EditVaultEntry,
    },
  },
  navigation: [{ side: "holder", rank: 30, to: "/dashboard/will-holder/vault", label: "vault", icon: FolderLock }],
  stale: {
    vault: [
      "vault.created",
      "vault.updated",
      "vault.deleted",
      "vault.restored",
      "vault.purged",
      "vault.linked",
      "vault.unlinked",
    ],
  },
};
