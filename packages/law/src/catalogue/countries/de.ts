import { country, system } from "../tree.ts";

export const law = country("de", {
  systems: [system("civil", "german")],
  sources: ["Bürgerliches Gesetzbuch"],
  reviewed: "2026-06",
});
