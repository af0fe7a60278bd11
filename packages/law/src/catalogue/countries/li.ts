import { country, planned } from "../tree.ts";

export const law = country("li", {
  systems: [planned("civil", "liechtenstein")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
