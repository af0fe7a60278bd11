import { country, planned } from "../tree.ts";

export const law = country("co", {
  systems: [planned("civil", "colombian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
