import { country, planned } from "../tree.ts";

export const law = country("my", {
  systems: [planned("common", "malaysian", "distribution-act"), planned("islamic", "sunni")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
