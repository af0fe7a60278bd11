import { country, planned } from "../tree.ts";

export const law = country("cl", {
  systems: [planned("civil", "chilean")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
