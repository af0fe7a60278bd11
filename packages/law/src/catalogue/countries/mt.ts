import { country, planned } from "../tree.ts";

export const law = country("mt", {
  systems: [planned("civil", "maltese")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
