import { country, system } from "../tree.ts";

export const law = country("ch", {
  systems: [system("civil", "swiss")],
  sources: ["Zivilgesetzbuch"],
  reviewed: "2026-06",
});
