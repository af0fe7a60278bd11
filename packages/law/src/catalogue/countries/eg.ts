import { country, system } from "../tree.ts";

export const law = country("eg", {
  systems: [system("islamic", "hanafi", "sunni")],
  sources: ["Law 77/1943 on inheritance", "Law 71/1946 on wills"],
  reviewed: "2026-06",
});
