import { country, system } from "../tree.ts";

export const law = country("dz", {
  systems: [system("islamic", "maliki")],
  sources: ["Family Code"],
  reviewed: "2026-06",
});
