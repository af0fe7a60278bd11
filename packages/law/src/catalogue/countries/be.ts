import { country, system } from "../tree.ts";

export const law = country("be", {
  systems: [system("civil", "belgian")],
  sources: ["Civil Code Book 4 (2022)"],
  reviewed: "2026-06",
});
