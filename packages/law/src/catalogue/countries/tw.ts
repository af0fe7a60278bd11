import { country, planned } from "../tree.ts";

export const law = country("tw", {
  systems: [planned("civil", "taiwanese")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
