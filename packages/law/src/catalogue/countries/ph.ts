import { country, planned } from "../tree.ts";

export const law = country("ph", {
  systems: [planned("civil", "philippine")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
