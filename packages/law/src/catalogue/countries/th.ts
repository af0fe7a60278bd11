import { country, planned } from "../tree.ts";

export const law = country("th", {
  systems: [planned("civil", "thai")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
