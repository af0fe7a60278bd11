import { country, system } from "../tree.ts";

export const law = country("ie", {
  systems: [system("common", "irish")],
  sources: ["Succession Act 1965"],
  reviewed: "2026-06",
});
