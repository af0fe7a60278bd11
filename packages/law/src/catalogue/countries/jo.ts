import { country, system } from "../tree.ts";

export const law = country("jo", {
  systems: [system("islamic", "sunni"), system("christian", "orthodox", "catholic")],
  sources: ["Civil Code 1086: Islamic shares for everybody"],
  reviewed: "2026-11",
});
