import { country, planned } from "../tree.ts";

export const law = country("ug", {
  systems: [planned("common", "ugandan")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
