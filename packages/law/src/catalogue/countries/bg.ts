import { country, planned } from "../tree.ts";

export const law = country("bg", {
  systems: [planned("civil", "bulgarian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
