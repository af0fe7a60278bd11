import { country, system } from "../tree.ts";

export const law = country("om", {
  systems: [system("islamic", "ibadi", "sunni")],
  sources: ["Royal Decree 32/1997"],
  reviewed: "2026-06",
});
