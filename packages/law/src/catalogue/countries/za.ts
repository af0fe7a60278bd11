import { country, system } from "../tree.ts";

export const law = country("za", {
  systems: [system("common", "southafrican")],
  sources: ["Intestate Succession Act 81/1987", "Wills Act 7/1953"],
  reviewed: "2026-06",
});
