import { country, planned } from "../tree.ts";

export const law = country("ng", {
  systems: [planned("common", "nigerian", "lagos"), planned("islamic", "sunni")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
