import { country, planned } from "../tree.ts";

export const law = country("uy", {
  systems: [planned("civil", "uruguayan")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
