import { country, planned } from "../tree.ts";

export const law = country("vn", {
  systems: [planned("civil", "vietnamese")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
