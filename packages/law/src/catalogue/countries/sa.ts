import { country, system } from "../tree.ts";

export const law = country("sa", {
  systems: [system("islamic", "hanbali")],
  sources: ["Personal Status Law, Royal Decree M/73 (2022)"],
  reviewed: "2026-06",
});
