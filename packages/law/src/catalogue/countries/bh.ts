import { country, system } from "../tree.ts";

export const law = country("bh", {
  systems: [system("islamic", "sunni", "jafari")],
  sources: ["Catalogue of jurisdictions; Ja'fari law (classical)"],
  reviewed: "2026-06",
});
