import { country, planned } from "../tree.ts";

export const law = country("no", {
  systems: [planned("civil", "norwegian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
