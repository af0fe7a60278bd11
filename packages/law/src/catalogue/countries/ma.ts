import { country, system } from "../tree.ts";

export const law = country("ma", {
  systems: [system("islamic", "maliki")],
  sources: ["Mudawwana (2004)"],
  reviewed: "2026-06",
});
