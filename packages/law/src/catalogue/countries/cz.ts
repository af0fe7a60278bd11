import { country, planned } from "../tree.ts";

export const law = country("cz", {
  systems: [planned("civil", "czech")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
