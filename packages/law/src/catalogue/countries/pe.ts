import { country, planned } from "../tree.ts";

export const law = country("pe", {
  systems: [planned("civil", "peruvian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
