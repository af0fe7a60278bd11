import { country, planned } from "../tree.ts";

export const law = country("pl", {
  systems: [planned("civil", "polish")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
