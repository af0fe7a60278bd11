import { country, system } from "../tree.ts";

export const law = country("gr", {
  systems: [system("civil", "greek")],
  sources: ["Astikos Kodikas"],
  reviewed: "2026-06",
});
