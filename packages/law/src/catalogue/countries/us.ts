import { country, system } from "../tree.ts";

export const law = country("us", {
  systems: [system("common", "upc")],
  sources: ["Uniform Probate Code"],
  reviewed: "2026-06",
});
