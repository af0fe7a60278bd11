import { country, planned, system } from "../tree.ts";

export const law = country("sy", {
  systems: [planned("islamic", "sunni"), system("christian", "catholic", "orthodox")],
  sources: ["Law 31/2006 (Catholics)", "Decree 7/2011 (Greek and Syriac Orthodox)"],
  reviewed: "2026-11",
});
