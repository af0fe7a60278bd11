import { country, system } from "../tree.ts";

export const law = country("es", {
  systems: [system("civil", "spanish")],
  sources: ["Código civil (common territory)"],
  reviewed: "2026-06",
});
