import { country, planned } from "../tree.ts";

export const law = country("is", {
  systems: [planned("civil", "icelandic")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
