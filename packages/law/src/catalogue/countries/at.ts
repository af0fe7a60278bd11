import { country, system } from "../tree.ts";

export const law = country("at", {
  systems: [system("civil", "austrian")],
  sources: ["Allgemeines bürgerliches Gesetzbuch"],
  reviewed: "2026-06",
});
