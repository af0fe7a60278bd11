import { country, planned } from "../tree.ts";

export const law = country("si", {
  systems: [planned("civil", "slovenian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
