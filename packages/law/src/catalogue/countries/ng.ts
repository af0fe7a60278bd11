import { country, partly, planned } from "../tree.ts";

export const law = country("ng", {
  systems: [partly("common", { reviewed: "lagos", notReviewed: "nigerian" }), planned("islamic", "sunni")],
  sources: ["Administration of Estates Law (Lagos) s. 49"],
  reviewed: "2026-11",
});
