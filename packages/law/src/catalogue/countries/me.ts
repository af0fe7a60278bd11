import { country, system } from "../tree.ts";

export const law = country("me", {
  systems: [system("civil", "montenegrin")],
  sources: ["Catalogue of jurisdictions: the system only; no rule of it is confirmed"],
  reviewed: "2026-06",
});
