import { country, planned } from "../tree.ts";

export const law = country("lv", {
  systems: [planned("civil", "latvian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
