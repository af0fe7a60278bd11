import { country, planned } from "../tree.ts";

export const law = country("hr", {
  systems: [planned("civil", "croatian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
