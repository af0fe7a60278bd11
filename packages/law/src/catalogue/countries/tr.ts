import { country, system } from "../tree.ts";

export const law = country("tr", {
  systems: [system("civil", "turkish")],
  sources: ["Turkish Civil Code 4721"],
  reviewed: "2026-06",
});
