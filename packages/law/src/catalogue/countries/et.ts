import { country, planned } from "../tree.ts";

export const law = country("et", {
  systems: [planned("civil", "ethiopian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
