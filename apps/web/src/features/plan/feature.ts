import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/plan-changes": {
      title: "planChanges",
      component: async () => (await import("./changes-page.tsx")).ChangesPage,
    },
  },
  stale: {
    "signed-plan": [
      "plan.signed",
      "member.changed",
      "vault.created",
      "vault.updated",
      "vault.deleted",
      "vault.restored",
      "vault.purged",
    ],
  },
};
