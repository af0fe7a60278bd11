import { country, system } from "../tree.ts";

export const law = country("kw", {
  systems: [system("islamic", "maliki")],
  sources: ["Maliki school"],
  reviewed: "2026-06",
});
