import { country, system } from "../tree.ts";

export const law = country("fr", {
  systems: [system("civil", "french")],
  sources: ["Code civil"],
  reviewed: "2026-06",
});
