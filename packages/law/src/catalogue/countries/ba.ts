import { country, system } from "../tree.ts";

export const law = country("ba", {
  systems: [system("civil", "bosnian")],
  sources: ["Catalogue of jurisdictions: the system only; no rule of it is confirmed"],
  reviewed: "2026-06",
});
