import { country, system } from "../tree.ts";

export const law = country("pk", {
  systems: [system("islamic", "hanafi", "jafari"), system("common", "christian", "parsi")],
  sources: ["Muslim Family Laws Ordinance 1961 s. 4", "Succession Act 1925"],
  reviewed: "2026-06",
});
