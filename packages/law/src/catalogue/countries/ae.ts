import { country, system } from "../tree.ts";

export const law = country("ae", {
  systems: [system("islamic", "sunni"), system("civil", "nonmuslim"), system("common", "difc", "adgm")],
  sources: [
    "Federal Decree-Law 41/2024",
    "Federal Decree-Law 41/2022 art. 11",
    "DIFC Wills and Probate Registry Rules",
  ],
  reviewed: "2026-06",
});
