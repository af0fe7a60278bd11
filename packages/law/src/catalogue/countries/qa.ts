import { country, planned } from "../tree.ts";

export const law = country("qa", {
  systems: [planned("islamic", "hanbali")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
