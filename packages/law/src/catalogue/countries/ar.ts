import { country, system } from "../tree.ts";

export const law = country("ar", {
  systems: [system("civil", "argentine")],
  sources: ["Código Civil y Comercial (2015)"],
  reviewed: "2026-06",
});
