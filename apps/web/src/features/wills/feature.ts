import { ScrollText } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/wills": {
      title: "wills",
      component: async () => (await import("./list/wills-page.tsx")).WillsPage,
    },
    "/dashboard/will-holder/wills/new": {
      title: "newWill",
      component: async () => (await import("./builder/new-will-page.tsx")).NewWillPage,
    },
    "/dashboard/will-holder/wills/$id": {
      title: "will",
      component: async () => (await import("./will/own-will-page.tsx")).OwnWillPage,
    },
    "/dashboard/will-holder/wills/$id/edit": {
      title: "editWill",
      component: async () => (await import("./builder/builder-page.tsx")).BuilderPage,
    },
    "/dashboard/will-holder/wills/$id/execution": {
      title: "willOnPaper",
      component: async () => (await import("./execution/execution-page.tsx")).ExecutionPage,
    },
    "/dashboard/will-holder/wills/$id/versions": {
      title: "willVersions",
      component: async () => (await import("./versions/versions-page.tsx")).VersionsPage,
    },
    "/verify": {
      title: "verifyWill",
      component: async () => (await import("./verify/verify-page.tsx")).VerifyPage,
    },
  },
  navigation: [
    {
      side: "holder",
      rank: 15,
      to: "/dashboard/will-holder/wills",
      label: "wills",
      icon: ScrollText,
      // The bar at the foot of a phone has its four places already (ease.md section 6).
      aside: "menu",
    },
  ],
  stale: { wills: ["will.changed"] },
};
