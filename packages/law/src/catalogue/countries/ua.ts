import { country, planned } from "../tree.ts";

export const law = country("ua", {
  systems: [planned("civil", "ukrainian")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
