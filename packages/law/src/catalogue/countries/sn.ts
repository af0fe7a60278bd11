import { country, planned } from "../tree.ts";

export const law = country("sn", {
  systems: [planned("civil", "senegalese")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
