import { country, planned } from "../tree.ts";

export const law = country("sk", {
  systems: [planned("civil", "slovak")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
