import { country, system } from "../tree.ts";

export const law = country("tn", {
  systems: [system("islamic", "maliki")],
  sources: ["Code du statut personnel"],
  reviewed: "2026-06",
});
