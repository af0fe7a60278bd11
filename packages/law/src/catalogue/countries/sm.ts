import { country, system } from "../tree.ts";

export const law = country("sm", {
  systems: [system("civil", "sammarinese")],
  sources: ["Catalogue of jurisdictions: the system only; no rule of it is confirmed"],
  reviewed: "2026-06",
});
