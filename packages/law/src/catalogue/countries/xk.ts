import { country, system } from "../tree.ts";

export const law = country("xk", {
  systems: [system("civil", "kosovar")],
  sources: ["Catalogue of jurisdictions: the system only; no rule of it is confirmed"],
  reviewed: "2026-06",
});
