import { country, planned } from "../tree.ts";

export const law = country("fi", {
  systems: [planned("civil", "finnish")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
