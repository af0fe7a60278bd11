import { country, partly, planned } from "../tree.ts";

export const law = country("my", {
  systems: [partly("common", { reviewed: "distribution-act", notReviewed: "malaysian" }), planned("islamic", "sunni")],
  sources: ["Distribution Act 1958 (Malaysia) s. 6"],
  reviewed: "2026-11",
});
