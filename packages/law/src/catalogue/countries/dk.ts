import { country, planned } from "../tree.ts";

export const law = country("dk", {
  systems: [planned("civil", "danish")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
