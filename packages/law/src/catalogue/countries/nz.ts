import { country, system } from "../tree.ts";

export const law = country("nz", {
  systems: [system("common", "nz")],
  sources: ["Administration Act 1969 s. 77"],
  reviewed: "2026-06",
});
