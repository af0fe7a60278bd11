import { country, system } from "../tree.ts";

export const law = country("ye", {
  systems: [system("islamic", "zaidi")],
  sources: ["Law 20/1992 as amended by 27/1998"],
  reviewed: "2026-06",
});
