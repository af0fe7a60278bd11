import { country, system } from "../tree.ts";

export const law = country("pt", {
  systems: [system("civil", "portuguese")],
  sources: ["Código Civil"],
  reviewed: "2026-06",
});
