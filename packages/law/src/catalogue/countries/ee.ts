import { country, planned } from "../tree.ts";

export const law = country("ee", {
  systems: [planned("civil", "estonian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
