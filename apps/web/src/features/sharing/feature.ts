import { FolderLock } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/members/$id/compare": {
      title: "compareWords",
      component: async () => (await import("./keys/compare-page.tsx")).ComparePage,
    },
    "/dashboard/will-holder/members/$id/card": {
      title: "keyCard",
      component: async () => (await import("./keys/card-page.tsx")).CardPage,
    },
    "/dashboard/member/assigned-vault": {
      title: "assignedVault",
      component: async () => (await import("./shared-vault/shared-vault-page.tsx")).SharedVaultPage,
    },
    "/dashboard/member/assigned-vault/$id": {
      title: "assignedEntry",
      component: async () => (await import("./shared-vault/shared-entry-page.tsx")).SharedEntryPage,
    },
    "/dashboard/member/wills/$id/compare": {
      title: "compareHolder",
      component: async () => (await import("./shared-vault/compare-holder-page.tsx")).CompareHolderPage,
    },
    "/card": {
      title: "joinByCard",
      component: async () => (await import("./join-by-card/join-by-card-page.tsx")).JoinByCardPage,
    },
  },
  navigation: [
    {
      side: "member",
      rank: 20,
      to: "/dashboard/member/assigned-vault",
      label: "assignedVault",
      icon: FolderLock,
      waits: ["papers", "call"],
    },
  ],
};
