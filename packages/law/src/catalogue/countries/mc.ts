import { country, system } from "../tree.ts";

export const law = country("mc", {
  systems: [system("civil", "monegasque")],
  sources: ["Code of private international law (2017)"],
  reviewed: "2026-06",
});
