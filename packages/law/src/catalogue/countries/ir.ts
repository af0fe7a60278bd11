import { country, system } from "../tree.ts";

export const law = country("ir", {
  systems: [system("islamic", "jafari")],
  sources: ["Civil Code arts. 861-949"],
  reviewed: "2026-06",
});
