import { country, planned } from "../tree.ts";

export const law = country("gh", {
  systems: [planned("common", "ghanaian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
