import { Landmark } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/assets": {
      title: "assets",
      component: async () => (await import("./assets-page.tsx")).AssetsPage,
    },
    "/dashboard/will-holder/assets/add": {
      title: "addAsset",
      component: async () => (await import("./add-asset-page.tsx")).AddAssetPage,
    },
    "/dashboard/will-holder/assets/first": {
      title: "firstAsset",
      component: async () => (await import("./first-asset-page.tsx")).FirstAssetPage,
    },
    "/dashboard/will-holder/assets/$id": {
      title: "asset",
      component: async () => (await import("./asset-page.tsx")).AssetPage,
    },
    "/dashboard/will-holder/assets/$id/edit": {
      title: "editAsset",
      component: async () => (await import("./edit-asset-page.tsx")).EditAssetPage,
    },
  },
  navigation: [{ side: "holder", rank: 20, to: "/dashboard/will-holder/assets", label: "assets", icon: Landmark }],
  stale: { assets: ["asset.created", "asset.updated", "asset.deleted"] },
};
