import { dashboard } from "@heirlock/contract/dashboard";
import { personRows } from "../../kernel/personal-export.ts";
import type { ServerSlice } from "../../kernel/slice.ts";

export const dashboardSlice: ServerSlice = {
  name: "dashboard",
  routes: () => import("./dashboard.routes.ts"),
  exported: { dashboardLayouts: personRows("app.dashboard_layouts", dashboard.exported.dashboardLayouts) },
};
