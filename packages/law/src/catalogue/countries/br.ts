import { country, system } from "../tree.ts";

export const law = country("br", {
  systems: [system("civil", "brazilian")],
  sources: ["Código Civil (2002)"],
  reviewed: "2026-06",
});
