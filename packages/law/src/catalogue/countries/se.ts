import { country, planned } from "../tree.ts";

export const law = country("se", {
  systems: [planned("civil", "swedish")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
