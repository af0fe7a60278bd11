import { country, planned } from "../tree.ts";

export const law = country("iq", {
  systems: [planned("islamic", "sunni", "jafari")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
