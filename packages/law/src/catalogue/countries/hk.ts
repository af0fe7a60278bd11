import { country, planned } from "../tree.ts";

export const law = country("hk", {
  systems: [planned("common", "hongkong")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
