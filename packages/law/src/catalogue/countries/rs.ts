import { country, system } from "../tree.ts";

export const law = country("rs", {
  systems: [system("civil", "serbian")],
  sources: ["Law on Inheritance 46/95"],
  reviewed: "2026-06",
});
