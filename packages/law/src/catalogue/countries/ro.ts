import { country, planned } from "../tree.ts";

export const law = country("ro", {
  systems: [planned("civil", "romanian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
