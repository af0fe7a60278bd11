import { country, planned } from "../tree.ts";

export const law = country("cd", {
  systems: [planned("civil", "congolese")],
  sources: ["Legal family only: the law of the country has not been reviewed"],
  reviewed: null,
});
