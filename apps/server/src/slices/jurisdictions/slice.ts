import type { ServerSlice } from "../../kernel/slice.ts";

export const jurisdictionsSlice: ServerSlice = {
  name: "jurisdictions",
  routes: () => import("./jurisdictions.routes.ts"),
};
