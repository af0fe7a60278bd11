import { assets } from "@heirlock/contract/assets";
import { estateRows } from "../../kernel/personal-export.ts";
import type { ServerSlice } from "../../kernel/slice.ts";

export const assetsSlice: ServerSlice = {
  name: "assets",
  routes: () => import("./assets.routes.ts"),
  exported: { assets: estateRows("app.assets", assets.exported.assets) },
};
