import { country, planned } from "../tree.ts";

export const law = country("hu", {
  systems: [planned("civil", "hungarian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
