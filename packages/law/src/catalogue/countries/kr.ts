import { country, system } from "../tree.ts";

export const law = country("kr", {
  systems: [system("civil", "korean")],
  sources: ["Civil Act"],
  reviewed: "2026-06",
});
