import { country, planned } from "../tree.ts";

export const law = country("lt", {
  systems: [planned("civil", "lithuanian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
